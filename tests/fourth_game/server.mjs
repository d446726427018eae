// A whole match of the fourth game over WebSocket: two people, a bot, and the record in the end.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { picker } from '../picker.mjs';
import { ask, openTable } from '../server/guest.mjs';
import { JARL, scratch, startJarl } from '../server/jarl.mjs';
import { Player, takeSeat } from '../server/player.mjs';

const folder = scratch();
const server = await startJarl([], { folder });
const opened = await openTable(server.port, 'ravens', [{ is: 'open' }, { is: 'bot', level: 'karl' }], {
  options: 'players=3',
});
const seats = [opened, await takeSeat(server.port, opened, 'Leif')];
await Promise.all(seats.map((seat, i) => new Player(server, seat, picker(i + 1)).run()));

const over = (await ask(server.port, 'GET', `/api/tables/${opened.table}`)).json;
assert.equal(over.status, 'over');
assert.equal(over.ending.how, 'played');
const record = (await ask(server.port, 'GET', `/api/tables/${opened.table}/record`)).text;
assert.match(record, /^moves: 12$/m);
writeFileSync(`${folder}/match.record`, record);
execFileSync(JARL, ['record', `${folder}/match.record`]); // fails unless every word of it is right
assert.equal((await server.end()).code, 0);
console.log('ravens: 12 moves');
