// Reading the rules beside a match: the room of the match opens them at a place; where there is no such room a link is a link.
import { getContext, setContext } from 'svelte';

type Open = (place: string) => void;
const KEY = 'rules beside the match';

export const openRulesBy = (open: Open): Open => setContext(KEY, open);
export const rulesBeside = (): Open | undefined => getContext<Open | undefined>(KEY);
