import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

/**
 * The codes from a type along the next types back to it; `null` when they end.
 * @param id the type whose next one changes
 * @param nextId its next type after the change
 */
export async function cycleOf(tx: Tx, id: string, nextId: string): Promise<string[] | null> {
  const { rows } = await sql<{ id: string; code: string }>`
    with recursive chain(id, code, next_type_id, step) as (
      select id, code, next_type_id, 1 from database_type where id = ${nextId}::uuid
      union all
      select t.id, t.code, t.next_type_id, chain.step + 1 from chain join database_type t on t.id = chain.next_type_id
        where chain.id <> ${id}::uuid and chain.step < 1000)
    select id, code from chain order by step`.execute(tx);
  return rows.at(-1)?.id === id ? rows.map(({ code }) => code) : null;
}
