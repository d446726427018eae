// The time by the server's clock, once a second while somebody looks at it.
import { createSubscriber } from 'svelte/reactivity';

let ahead = Infinity; // our clock minus the server's: the least ever seen, because a message only ever comes late

/** A message of the server says when it was written. */
export function heardAt(serverTime: number) {
  ahead = Math.min(ahead, Date.now() - serverTime);
}

const look = createSubscriber((tick) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
});

/** Now. Inside a component it moves on by itself. */
export function serverNow(): number {
  look();
  return Date.now() - (Number.isFinite(ahead) ? ahead : 0);
}
