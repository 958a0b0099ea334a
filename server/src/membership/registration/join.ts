import { members } from '@console/contracts/membership/membership';
import type { MembershipLack } from '@console/contracts/membership/registration';
import { registrationTitles } from '@console/contracts/membership/registration/titles';
import { memberTitles } from '@console/contracts/membership/membership/titles';
import { inBranches } from '../../people/scope/predicate.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { activateMember } from '../join/activate.ts';
import { lacksOf } from '../join/lacks.ts';

const titleOf: Readonly<Record<MembershipLack, string>> = {
  document1: registrationTitles['document1']!.id,
  document2: registrationTitles['document2']!.id,
  verificationStep: memberTitles.verificationStep.id,
  spouse: registrationTitles['spouseName']!.id,
  employer: registrationTitles['employerName']!.id,
};

/**
 * Begins the membership of a pending member who lacks nothing.
 * @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE, VERIFICATION_INCOMPLETE with what is lacking
 */
export async function joinMember(
  tx: Tx,
  texts: ProtectedText,
  context: Pick<Context, 'caller' | 'request' | 'parameters'> & { readonly body: { readonly version: number } },
  now: Date,
) {
  const { caller, parameters, body } = context;
  const member = await tx
    .selectFrom('member')
    .select(['id', 'member_no', 'name', 'status', 'version'])
    .where('id', '=', parameters['secureId'] ?? '')
    .where('deleted_at', 'is', null)
    .where(inBranches(caller.scope, 'branch_id'))
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound();
  requireVersion(member, body.version, members);
  if (member.status !== 'pending') throw invalidState(member.status, 'join');
  const lacks = await lacksOf(tx, member.id);
  if (lacks.length > 0)
    throw new Refusal('VERIFICATION_INCOMPLETE', {
      parameters: { lacks: lacks.map((lack) => titleOf[lack]).join(', ') },
    });
  await activateMember(tx, texts, member.id, now);
  const { version } = await tx
    .selectFrom('member')
    .select('version')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  await recordChange(tx, {
    actor: actorOf(context),
    at: now,
    module: members.module,
    action: 'ACTIVATE',
    entityId: member.id,
    entityLabel: `${member.member_no} ${member.name}`,
    before: { status: 'pending' },
    after: { status: 'active' },
  });
  return { secureId: member.id, version, status: 'active' as const };
}
