// Loot through the page: whole matches by mouse, by keys around one screen, and by finger on a phone, with 2, 4 and 3 seats.
import { sideBySide } from './browser.mjs';
import { byFinger, byKeys, byMouse } from './whole.mjs';

await sideBySide([
  () => byMouse('loot', ['me', 'karl'], 21),
  () => byKeys('loot', ['me', 'friend', 'thrall', 'friend'], 24), // nothing is hidden: no curtain
  () => byFinger('loot', ['me', 'thrall', 'thrall'], 25),
]);
