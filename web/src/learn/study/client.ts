// A worker that has one record open.
import { studies } from 'virtual:studies';

import { absolute, clientOf } from '../../engine/client';
import type { GameEntry } from '../../games/list';
import { STUDY_METHODS, type StudyMethods } from './protocol';

export type StudyClient = StudyMethods & { close(): void; readonly ruleset: string };

/** With the rules of a game, and where its module can, with what judges a match. */
export async function startStudy(entry: GameEntry): Promise<StudyClient> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'study' });
  const client = clientOf<StudyMethods>(worker, STUDY_METHODS);
  const ruleset = await client.load(absolute(await (studies[entry.name] ?? entry.wasm)()));
  return { ...client, ruleset };
}
