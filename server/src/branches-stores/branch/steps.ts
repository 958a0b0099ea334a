import type { BranchRegisters } from '@console/contracts/branches-stores/branch/register';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { eachRecord, type StepHooksOf } from '../../records/steps/hooks.ts';
import { tablesOf } from '../simulation/tables.ts';

interface Standing {
  readonly id: string;
  readonly hasRate: boolean;
  readonly hasFee: boolean;
  readonly mroStatus: string;
}

/** What branches have that they need to open: an approved rate and ADMIN fee that are not over, and an active MRO. */
async function standingsOf(
  tx: Tx,
  line: BusinessLine,
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, Standing>> {
  const { rates, fees } = tablesOf[line];
  const approved = (table: string) => sql`select from ${sql.table(table)} r where r.branch_id = b.id
    and r.deleted_at is null and r.approval = 'APPROVED'
    and (r.effective_to is null or r.effective_to >= ${today}::date)`;
  const { rows } = await sql<Standing>`
    select b.id, exists (${approved(rates)}) as "hasRate",
      exists (${approved(fees)} and r.fee_type = 'ADMIN') as "hasFee", o.status as "mroStatus"
    from branch_view b left join mro_view o on o.id = b.mro_id where b.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The steps of branches: each opens with what it needs, and closes on a day. */
export const branchSteps = (line: BusinessLine): StepHooksOf<BranchRegisters> => ({
  activate: {
    makersMayBeGone: true,
    async rules({ tx, records, now }) {
      const ids = records.map(({ record }) => record.secureId);
      const standings = await standingsOf(tx, line, ids, jakartaDay(now));
      for (const { record, refuse } of records) {
        const { hasRate, hasFee, mroStatus } = standings.get(record.secureId) ?? {};
        if (!hasRate) refuse(new Refusal('BRANCH_NO_RATE'));
        else if (!hasFee) refuse(new Refusal('BRANCH_NO_FEE'));
        else if (mroStatus !== 'active') refuse(new Refusal('MRO_INACTIVE'));
      }
    },
    perform: eachRecord(({ store }) => {
      store['closing_date'] = null;
    }),
  },
  deactivate: {
    rules: eachRecord(({ record: { openingDate } }, { values, now }) => {
      if (openingDate !== null && openingDate > (values.closingDate ?? jakartaDay(now)))
        throw invalid({ field: 'closingDate', code: 'CLOSING_BEFORE_OPENING' });
    }),
    perform: eachRecord(({ store }, { values, now }) => {
      store['closing_date'] = values.closingDate ?? jakartaDay(now);
    }),
  },
});
