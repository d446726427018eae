// Raiders through the page: whole matches with 2 and 4 seats, by mouse, by keys and on a phone.
import { sideBySide } from './browser.mjs';
import { byFinger, byKeys, byMouse } from './whole.mjs';

await sideBySide([
  () => byMouse('raiders', ['me', 'karl'], 31),
  () => byKeys('raiders', ['me', 'thrall'], 32),
  () => byKeys('raiders', ['me', 'thrall', 'thrall', 'thrall'], 33),
  () => byMouse('raiders', ['me', 'thrall', 'karl', 'thrall'], 34),
  () => byFinger('raiders', ['me', 'thrall', 'thrall'], 35),
]);
