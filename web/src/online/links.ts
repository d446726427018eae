// Links to hand on, and the ways to do it.
import { linkTo } from '../app/route.svelte';

const whole = (link: string): string => new URL(link, document.baseURI).href;

export const inviteLink = (table: string): string => whole(linkTo.table(table));
export const personalLink = (table: string, token: string): string => whole(linkTo.seat(table, token));

/** Puts a text where it can be pasted from; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no secure context, or not allowed: the field beside the button can be copied by hand
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';
export const share = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined); // somebody thought better of it
