import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { guardSecondPersons } from '../../people/rights/second-person.ts';
import { makersOf } from '../changes/makers.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { standing, type Batch } from './batch.ts';

/** Who made records as they stand, by their ids: who edited them, where the table says so. */
async function makersOfAll(
  tx: Tx,
  registered: RegisteredResource,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { definition } = registered;
  if (!definition.hasEditors) {
    const makers = new Map<string, readonly string[]>();
    for (const row of rows) makers.set(row.secureId, await makersOf(tx, registered, row));
    return makers;
  }
  const ids = rows.map(({ secureId }) => secureId);
  const stored = await sql<{ id: string; editors: readonly string[] }>`
    select id, editors from ${sql.table(definition.table)} where id = any(${ids}::uuid[])`.execute(tx);
  return new Map(stored.rows.map(({ id, editors }) => [id, editors]));
}

/** Refuses records whose makers the caller is, or depends on; of steps by the maker those that somebody else made. */
export async function secondPersonOf(batch: Batch): Promise<void> {
  const { tx, registered, caller: decider, step, hooks, options } = batch;
  const { secondPerson, by } = step;
  const targets = standing(batch);
  if (!(secondPerson || by) || targets.length === 0) return;
  const makers = hooks.makers
    ? await hooks.makers({
        tx,
        values: batch.values,
        records: targets.map(({ before }) => ({ record: before })) as never,
      })
    : await makersOfAll(
        tx,
        registered,
        targets.map(({ before }) => before),
      );
  if (by === 'maker')
    for (const target of targets)
      if (!makers.get(target.before.secureId)?.includes(decider.username)) target.refusal = notFound();
  if (!secondPerson) return;
  const { now } = options;
  const { makersMayBeGone = false } = hooks;
  const refusalFor = await guardSecondPersons(tx, {
    secondPerson,
    all: [...makers.values()],
    decider,
    now,
    makersMayBeGone,
  });
  for (const target of targets) {
    const code = refusalFor(makers.get(target.before.secureId) ?? []);
    if (code) target.refusal = new Refusal(code);
  }
}
