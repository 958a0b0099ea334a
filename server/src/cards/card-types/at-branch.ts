import { sql, type RawBuilder } from 'kysely';
import { underQanun } from '../../branches-stores/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** A card type at a branch. */
export interface TypeAtBranch {
  readonly cardTypeId: string;
  readonly branchId: string;
}

/**
 * Condition on the alias `t`: any branch may have sharia, family and employee types. Employee types are for employee
 * programs only.
 */
export const forAny = (
  t: string,
): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${t}.sharia`)} or ${sql.ref(`${t}.supplementary`)}
  or (${sql.ref(`${t}.program_type_ids`)} <> '{}' and not exists (select from program_type_view p
    where p.id = any(${sql.ref(`${t}.program_type_ids`)}) and p.audience <> 'EMPLOYEE')))`;

/** Condition that a branch may stock and issue a type (docs/model/cards.md#card-types). */
export const suitsBranch = (t: string, branchId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> =>
  sql<boolean>`(${forAny(t)} or not ${underQanun(branchId, at)})`;

const keyOf = ({ cardTypeId, branchId }: TypeAtBranch) => `${branchId} ${cardTypeId}`;

/** Why a branch may not have a type, as the fault of a row or field. */
export interface TypeFault {
  readonly code: 'TYPE_NOT_FOR_BRANCH';
  readonly parameters: { readonly office: string; readonly type: string };
}

/** Checks pairs of type and branch in one query. Each result is the fault of the pair, or null. */
export async function typeFaults(
  db: Db | Tx,
  wanted: readonly TypeAtBranch[],
  at: Date,
): Promise<(pair: TypeAtBranch) => TypeFault | null> {
  const pairs = [...new Map(wanted.map((pair) => [keyOf(pair), pair])).values()];
  if (pairs.length === 0) return () => null;
  const asJson = JSON.stringify(pairs.map(({ branchId, cardTypeId }) => ({ branch: branchId, type: cardTypeId })));
  const { rows } = await sql<TypeAtBranch & { office: string; type: string }>`
    select w.branch as "branchId", w.type as "cardTypeId", b.office_code || ' ' || b.name as office, t.name as type
    from jsonb_to_recordset(${asJson}::jsonb) w(branch uuid, type uuid)
    join branch_view b on b.id = w.branch join card_type t on t.id = w.type
      where not ${suitsBranch('t', sql`b.id`, at)}`.execute(db);
  const faults = new Map(
    rows.map(({ office, type, ...pair }): [string, TypeFault] => [
      keyOf(pair),
      { code: 'TYPE_NOT_FOR_BRANCH', parameters: { office, type } },
    ]),
  );
  return (pair) => faults.get(keyOf(pair)) ?? null;
}

/** Refuses types that branches may not stock or issue. @throws Refusal TYPE_NOT_FOR_BRANCH of the first */
export async function guardTypes(db: Db | Tx, wanted: readonly TypeAtBranch[], at: Date): Promise<void> {
  const faultOf = await typeFaults(db, wanted, at);
  for (const pair of wanted) {
    const fault = faultOf(pair);
    if (fault) throw new Refusal(fault.code, { parameters: fault.parameters });
  }
}
