// Raiders through the page: whole matches with 2 and 4 seats, by mouse, by keys and on a phone.
import { byFinger, byKeys, byMouse } from './whole.mjs';

await byMouse('raiders', ['me', 'karl'], 31);
await byKeys('raiders', ['me', 'thrall'], 32);
await byKeys('raiders', ['me', 'thrall', 'thrall', 'thrall'], 33);
await byMouse('raiders', ['me', 'thrall', 'karl', 'thrall'], 34);
await byFinger('raiders', ['me', 'thrall', 'thrall'], 35);
