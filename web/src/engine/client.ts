// The worker as an object with promises.
import type { Answered, EngineMethods, Method, Thinking } from './protocol';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export type EngineClient = EngineMethods & { close(): void };

const METHODS: readonly Method[] = [
  'load',
  'create',
  'open',
  'position',
  'viewAt',
  'play',
  'undo',
  'redo',
  'whyNotPiece',
  'foresee',
  'think',
  'hurry',
  'record',
];

/** The worker lives in another folder than the page: it is given whole addresses. */
export const absolute = (address: string): string => new URL(address, location.href).href;

export function startEngine(onThinking: (thinking: Thinking) => void = () => undefined): EngineClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'jarl' });
  return clientOf<EngineMethods, { thinking: Thinking }>(worker, METHODS, ({ thinking }) => onThinking(thinking));
}

/** A worker whose methods are asked by name; what it says unasked is news. */
export function clientOf<Methods extends object, News extends object = never>(
  worker: Worker,
  names: readonly (keyof Methods)[],
  onNews: (news: News) => void = () => undefined,
): Methods & { close(): void } {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const fail = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  worker.onerror = (event) => fail(event.message || 'the engine stopped');
  worker.onmessage = ({ data }: MessageEvent<Answered | News>) => {
    if (!('id' in data)) return onNews(data);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.value);
  };

  const ask = (method: keyof Methods, args: unknown[]) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, args });
    });

  const methods = Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => ask(name, args)]));
  const close = () => {
    worker.terminate();
    fail('the engine was closed');
  };
  return { ...(methods as unknown as Methods), close };
}
