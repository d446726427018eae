// Raiders through the page: whole matches by keys, by mouse, and by finger on a phone, with 2, 4 and 3 seats.
import { sideBySide } from './browser.mjs';
import { byFinger, byKeys, byMouse } from './whole.mjs';

await sideBySide([
  () => byKeys('raiders', ['me', 'thrall'], 32),
  () => byMouse('raiders', ['me', 'thrall', 'karl', 'thrall'], 34),
  () => byFinger('raiders', ['me', 'thrall', 'thrall'], 35),
]);
