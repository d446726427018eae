// Loot through the page: whole matches with 2 and 4 seats, by mouse, by keys, on a phone, and around one screen.
import { byFinger, byKeys, byMouse } from './whole.mjs';

await byMouse('loot', ['me', 'karl'], 21);
await byMouse('loot', ['me', 'thrall', 'thrall', 'karl'], 22);
await byKeys('loot', ['me', 'thrall'], 23);
await byKeys('loot', ['me', 'friend', 'thrall', 'friend'], 24); // nothing is hidden: no curtain
await byFinger('loot', ['me', 'thrall', 'thrall'], 25);
