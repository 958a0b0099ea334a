// Reads: bench
import fs from 'node:fs';
import path from 'node:path';
import type { Base } from '@console/contracts/core/bases';
import { call } from '@console/contracts/core/call';
import { sql } from 'kysely';
import type { Caller, Db } from '../src/platform/context.ts';
import { prepared } from './environment.ts';
import type { SeenQueries } from './seen-queries.ts';
import type { useServer } from './server.ts';

type Calls = readonly (readonly [name: string, address: string])[];

/** A part of the bench: its calls by name, and what finds the values that they ask for. */
interface MeasuredPart {
  readonly calls: readonly [file: string, name: string];
  readonly values: readonly [file: string, name: string];
}

/** The measured calls of a part of `npm run bench`. */
export async function measuredCalls(db: Db, { calls, values }: MeasuredPart): Promise<Calls> {
  const load = async ([file, name]: readonly [string, string]) =>
    ((await import(path.join(prepared.root, 'bench/lib', file))) as Record<string, unknown>)[name];
  const client = { query: (statement: string) => sql.raw(statement).execute(db) };
  const found = await ((await load(values)) as (of: typeof client) => Promise<object>)(client);
  return ((await load(calls)) as (of: object) => Calls)(found);
}

/**
 * Fills the database by the scripts of a part of the bench.
 * @param setting what the scripts read as their size, e.g. `load.cards`
 * @param withoutTriggers for scripts that write what triggers would
 */
export async function loadBench(
  db: Db,
  folder: string,
  { setting, size, withoutTriggers = false }: { setting: string; size: number; withoutTriggers?: boolean },
): Promise<void> {
  const scripts = path.join(prepared.root, 'bench', folder);
  await db.transaction().execute(async (tx) => {
    if (withoutTriggers) await sql`set local session_replication_role = replica`.execute(tx);
    await sql`select set_config(${setting}, ${String(size)}, true)`.execute(tx);
    for (const file of fs.readdirSync(scripts).toSorted())
      await sql.raw(fs.readFileSync(path.join(scripts, file), 'utf8')).execute(tx);
  });
  await sql`analyze`.execute(db);
}

interface Ceiling {
  readonly seen: SeenQueries;
  readonly caller: Caller;
  /** Rows that a call may read for those that it counts or shows. */
  readonly allowed: (counted: number) => number;
  /** Calls that read more, with the most that each may and why. */
  readonly wider: readonly (readonly [name: RegExp, most: number, why: string])[];
  /** Statuses that an answer may have; default 200. */
  readonly statuses?: readonly number[];
}

/** The calls that read more rows than they may, in words. */
export async function readsTooMuch(
  server: ReturnType<typeof useServer>,
  calls: Calls,
  { seen, caller, allowed, wider, statuses = [200] }: Ceiling,
): Promise<string[]> {
  const tooMany: string[] = [];
  for (const [name, address] of calls) {
    const url = new URL(address, 'http://localhost');
    const [, base = '', ...rest] = url.pathname.split('/');
    const declared = call({
      name: 'plan',
      method: 'GET',
      base: base as Base,
      path: rest.join('/'),
      access: 'session',
      summary: 'A measured call',
    });
    const query = Object.fromEntries(url.searchParams);
    await seen.takeRowsRead();
    const { status, result } = await server.current.call(declared, caller, { query });
    const { rows: read, widest } = await seen.takeRowsRead();
    if (!statuses.includes(status)) tooMany.push(`${name}: answers ${status}`);
    const counted = Number(result?.total ?? 0) + Number(result?.rows?.length ?? 0);
    const most = wider.find(([named]) => named.test(name))?.[1] ?? allowed(counted);
    if (read > most)
      tooMany.push(`${name}: ${read} rows read, ${most} allowed, ${counted} counted or shown: ${widest}`);
  }
  return tooMany;
}
