import { inBranches } from '../../people/scope/predicate.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { PhotoSubject } from '../../records/photos/kind.ts';

/**
 * The member whose photo comes, locked.
 * @throws Refusal VALIDATION for one that is unknown in the scope, MEMBER_CLOSED
 */
export async function memberOf(
  tx: Tx,
  { memberNo }: { readonly memberNo: string },
  scope: Scope,
): Promise<PhotoSubject> {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'branch_id', 'status', 'registration_source'])
    .where('member_no', '=', memberNo)
    .where('deleted_at', 'is', null)
    .where(inBranches(scope, 'branch_id'))
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw invalid({ field: 'memberNo', code: 'NOT_FOUND' });
  if (member.status === 'closed') throw new Refusal('MEMBER_CLOSED', { parameters: { memberNo } });
  return {
    branchId: member.branch_id,
    source: member.registration_source,
    label: memberNo,
    columns: { member_id: member.id },
  };
}
