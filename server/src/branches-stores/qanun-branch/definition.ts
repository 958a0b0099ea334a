import type { qanunBranches } from '@console/contracts/branches-stores/qanun-branch';
import type { qanunNmcBranches } from '@console/contracts/branches-stores/qanun-branch-nmc';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { activeIn } from '../../people/organisation/active-in.ts';
import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import type { BusinessLine } from '../../people/organisation/tables.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { judgedUnder, locksByBranch } from '../simulation/pricing-locks.ts';
import { warningsOfQanun } from './admin-only.ts';
import { guardPeriod } from './guards.ts';

type QanunResource = typeof qanunBranches | typeof qanunNmcBranches;

/** Of these branches the active ones in Aceh. */
export const inAceh = (db: Db | Tx, branchIds: readonly string[]): Promise<Set<string>> =>
  activeIn(db, branchIds, 'Aceh');

async function branchErrors(tx: Tx, line: BusinessLine, branchId: string): Promise<FieldError[]> {
  const branch = await tx
    .selectFrom('branch_view')
    .select('business_line')
    .where('id', '=', branchId)
    .executeTakeFirst();
  if (!branch) return [];
  if (branch.business_line !== line) return [{ field: 'branchId', code: 'NOT_ALLOWED' }];
  return (await inAceh(tx, [branchId])).has(branchId) ? [] : [{ field: 'branchId', code: 'QANUN_NOT_ACEH' }];
}

/** How Qanun branches of a line are stored (docs/model/branches-stores.md#qanun-branches). */
export const qanunDefinition = <R extends QanunResource>(
  app: Application,
  { table, line }: { readonly table: keyof Database; readonly line: BusinessLine },
): Definition<R> => {
  const definition: Definition<typeof qanunBranches> = {
    table,
    joins: sql`join branch_view b on b.id = t.branch_id`,
    derived: { officeCode: sql`b.office_code`, branchName: sql`b.name`, provisi: sql`0` },
    scope: 'branch_id',
    approval: {
      locks: locksByBranch(table),
      judgedUnder: judgedUnder(line),
      adminOnly: adminApproves,
      warnings: (db, { values, before }) => warningsOfQanun(app, db, line, { values, before } as never),
    },
    async beforeSave(tx, { values, before }) {
      if (!before) {
        const errors = await branchErrors(tx, line, values.branchId);
        if (errors.length > 0) return errors;
      }
      await guardPeriod(app, tx, line, values, before?.effectiveTo);
      return [];
    },
  };
  return definition as unknown as Definition<R>;
};
