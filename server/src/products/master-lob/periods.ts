import { parameterNames, type LobParameters, type ParameterPeriod } from '@console/contracts/products/master-lob';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/** The parameters among the values of a record. */
export const parametersOf = (values: LobParameters): LobParameters =>
  Object.fromEntries(parameterNames.map((name) => [name, values[name]])) as LobParameters;

/** All periods of lines of business by their ids, the newest first. */
export async function periodsOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ParameterPeriod[]>> {
  const { rows } = await sql<{ lob_id: string; from: string; to: string | null; parameters: LobParameters }>`
    select lob_id, effective_from as from, parameters,
      lead(effective_from) over (partition by lob_id order by effective_from) - 1 as to
    from line_of_business_period where lob_id = any(${ids}::uuid[]) order by effective_from desc`.execute(db);
  const found = new Map<string, ParameterPeriod[]>(ids.map((id) => [id, []]));
  for (const { lob_id: id, from, to, parameters } of rows) found.get(id)?.push({ from, to, ...parameters });
  return found;
}

/**
 * The parameters of lines of business on a day; none before the first ones of a line.
 * @param day plain date
 */
export async function parametersOfLobs(
  db: Db | Tx,
  ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, LobParameters>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ lob_id: string; parameters: LobParameters }>`
    select distinct on (lob_id) lob_id, parameters from line_of_business_period
    where lob_id = any(${ids}::uuid[]) and effective_from <= ${day}::date
    order by lob_id, effective_from desc`.execute(db);
  return new Map(rows.map(({ lob_id: id, parameters }) => [id, parameters]));
}

/**
 * The parameters of a line of business on a day; `null` before its first ones.
 * @param day plain date
 */
export const lobParametersOn = async (db: Db | Tx, id: string, day: string): Promise<LobParameters | null> =>
  (await parametersOfLobs(db, [id], day)).get(id) ?? null;

/** Stores parameters from a day on, in the place of what was scheduled for that day or later. */
export async function storePeriod(tx: Tx, id: string, from: string, parameters: LobParameters): Promise<void> {
  await tx.deleteFrom('line_of_business_period').where('lob_id', '=', id).where('effective_from', '>=', from).execute();
  await tx
    .insertInto('line_of_business_period')
    .values({ lob_id: id, effective_from: from, parameters: JSON.stringify(parameters) })
    .execute();
}
