// Loot through the page: whole matches with 2 and 4 seats, by mouse, by keys, on a phone, and around one screen.
import { sideBySide } from './browser.mjs';
import { byFinger, byKeys, byMouse } from './whole.mjs';

await sideBySide([
  () => byMouse('loot', ['me', 'karl'], 21),
  () => byMouse('loot', ['me', 'thrall', 'thrall', 'karl'], 22),
  () => byKeys('loot', ['me', 'thrall'], 23),
  () => byKeys('loot', ['me', 'friend', 'thrall', 'friend'], 24), // nothing is hidden: no curtain
  () => byFinger('loot', ['me', 'thrall', 'thrall'], 25),
]);
