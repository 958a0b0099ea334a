import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { groupTables } from '../group-terms.ts';
import { needsInsurance, unjudgedApproval, type JudgedChange } from '../unjudged.ts';

/** What a group without a rule of its own has by its parent or its line of business. */
async function inherited(db: Db | Tx, line: 'SPEKTRA' | 'NMC', values: Readonly<Record<string, unknown>>) {
  const { rows } = await sql<{ rule: string | null }>`
    select coalesce((select above.insurance_coverage from ${sql.table(groupTables[line])} above
        where above.id = ${values['parentId'] ?? null}::uuid),
      case when l.insurance_required then 'REQUIRED' end) as rule
    from line_of_business l where l.id = ${values['lobId']}::uuid`.execute(db);
  return rows[0]?.rule ?? null;
}

/** Groups whose contracts come to need an insurance, or a larger down payment beside one, are decided by an admin. */
export const groupApproval = (module: string, line: 'SPEKTRA' | 'NMC') =>
  unjudgedApproval(module, async (db, { values, before }: JudgedChange) => {
    if (!values || !before) return { values, before, insured: false };
    const ruled = async (record: Readonly<Record<string, unknown>>) => ({
      ...record,
      insuranceCoverage: record['insuranceCoverage'] ?? (await inherited(db, line, record)),
    });
    const [now, old] = [await ruled({ ...before, ...values }), await ruled(before)];
    const groupId = String(before['secureId']);
    const insured = now.insuranceCoverage === 'REQUIRED' || (await needsInsurance(db, line, { groupId }));
    return { values: now, before: old, insured };
  });
