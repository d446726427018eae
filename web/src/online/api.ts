// The REST door of the hall: tables and seats. Relative to the page, wherever it is served from.
import { NO_SERVER, OTHER_VERSION, Problem, PROTOCOL, type NewTable, type OwnSeat, type Table } from './protocol';
import { Misshapen, type Check } from './shape';
import * as shapes from './shapes';

const PATIENCE_MS = 10_000;
const nothing: Check<never> = () => {
  throw new Misshapen('an answer that is none');
};

const address = (path: string): URL => new URL(`api/${path}`, document.baseURI);

/** Where the WebSocket of a table is. */
export function playAddress(): string {
  const url = address('play');
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

async function answered(path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(address(path), {
      signal: AbortSignal.timeout(PATIENCE_MS),
      cache: 'no-store',
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(NO_SERVER);
  }
}

/** Whoever serves plain files answers something else than JSON. */
async function read<T>(response: Response, check: Check<T>): Promise<T> {
  const json: unknown = await response.json().catch(() => undefined);
  if (typeof json !== 'object' || json === null) throw new Problem(NO_SERVER);
  if (Number(response.headers.get('Jarl-Protocol')) !== PROTOCOL) throw new Problem(OTHER_VERSION);
  if (response.ok) return believed(json, check);
  const { problem, message } = json as Record<string, unknown>;
  throw typeof problem === 'string' ? new Problem(problem, String(message)) : new Problem(NO_SERVER);
}

/** A hall that answers in another shape is made for another version. */
function believed<T>(json: unknown, check: Check<T>): T {
  try {
    return check(json, 'answer');
  } catch (error) {
    throw error instanceof Misshapen ? new Problem(OTHER_VERSION, error.message) : error;
  }
}

const ask = async <T>(check: Check<T>, path: string, body?: unknown): Promise<T> =>
  read(await answered(path, body), check);

export const findTable = (id: string): Promise<Table> => ask(shapes.table, `tables/${encodeURIComponent(id)}`);
export const openTable = (table: NewTable): Promise<OwnSeat> => ask(shapes.ownSeat, 'tables', table);
export const takeSeat = (id: string, name: string, seat: number): Promise<OwnSeat> =>
  ask(shapes.ownSeat, `tables/${encodeURIComponent(id)}/seats`, { name, seat });

export async function listTables(status: Table['status']): Promise<readonly Table[]> {
  return (await ask(shapes.tables, `tables?status=${status}`)).tables;
}

/** Where the record of a table is, to be kept as a file. */
export const recordAddress = (id: string): string => address(`tables/${encodeURIComponent(id)}/record`).href;

export async function recordOf(id: string): Promise<string> {
  const response = await answered(`tables/${encodeURIComponent(id)}/record`);
  if (response.ok) return response.text();
  return read<never>(response, nothing);
}

/** The code of whatever went wrong. */
export const codeOf = (error: unknown): string => (error instanceof Problem ? error.code : NO_SERVER);
