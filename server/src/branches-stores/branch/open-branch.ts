import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { Tx } from '../../platform/context.ts';
import { currentReads } from '../../platform/shared-reads.ts';

/** Rates and fees are entered for branches of the line that are active or new. */
export async function openBranchErrors(tx: Tx, line: BusinessLine, branchId: string): Promise<FieldError[]> {
  const read = tx
    .selectFrom('branch_view')
    .select('id')
    .where('id', '=', branchId)
    .where('business_line', '=', line)
    .where('status', 'in', ['new', 'active'])
    .where('deleted_at', 'is', null);
  const branch = await currentReads().once(['open branch', line, branchId], () => read.executeTakeFirst());
  return branch ? [] : [{ field: 'branchId', code: 'BRANCH_NOT_OPEN' }];
}
