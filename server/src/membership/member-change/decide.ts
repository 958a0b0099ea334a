import { memberSections, type MemberChange } from '@console/contracts/membership/member-change';
import { members } from '@console/contracts/membership/membership';
import type { Selectable } from 'kysely';
import { notify } from '../../people/notices/notify.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { isAccountSection } from './account-values.ts';
import { applyChange } from './apply.ts';
import { requireRules } from './checks.ts';
import { movedIn } from './definition.ts';
import { approvalsNeeded } from './limits.ts';
import { keepApproval, settle, type Decided } from './settle.ts';
import type { MemberChangeTable } from './table.ts';
import { lockedMember, stillBefore, type StoredMember } from './values.ts';

type Given<More = unknown> = Pick<Context, 'caller' | 'request'> & {
  readonly body: { readonly secureId: string; readonly version: number } & More;
};
type Stored = Selectable<MemberChangeTable>;

const verbs = { APPROVED: 'APPROVE', REJECTED: 'REJECT', WITHDRAWN: 'WITHDRAW' } as const;

/** The address at which the changes of a member, or of an account, are decided. */
export const pageOfMemberChanges = (memberId: string, escrowId: string | null = null): string =>
  escrowId === null
    ? `/membership/${memberId}?tab=membership-change`
    : `/membership/escrow-detail-page/${escrowId}?tab=membership-change`;

async function tellMaker(
  tx: Tx,
  change: Stored,
  member: StoredMember,
  { state, checker, note, now }: { state: 'APPROVED' | 'REJECTED'; checker: string; note: string | null; now: Date },
): Promise<void> {
  const maker = await tx
    .selectFrom('app_user_view')
    .select('id')
    .where('username', '=', change.created_by)
    .executeTakeFirst();
  await notify(tx, {
    userIds: maker ? [maker.id] : [],
    kind: `CHANGE_${state}`,
    at: now,
    link: pageOfMemberChanges(member.id, change.escrow_id),
    parameters: { module: members.title.id, label: `${member.member_no} ${member.name}`, checker, note: note ?? '' },
  });
}

/** Decides on pending changes of members. */
export const memberChangeDecisions = (app: Application, registered: RegisteredResource, texts: ProtectedText) => {
  const { now } = app.services;
  /** Change and member within the scope of the caller, both locked. */
  const locked = async (tx: Tx, { caller, body }: Given, action: string) => {
    const [row] = await findRecords(tx, registered, [body.secureId], caller.scope, { of: 'detail', caller });
    if (!row) throw notFound();
    const { memberId, section, escrowId } = row as unknown as Pick<MemberChange, 'memberId' | 'section' | 'escrowId'>;
    const member = await lockedMember(tx, memberId, section, escrowId);
    const change = await tx
      .selectFrom('member_change')
      .selectAll()
      .where('id', '=', body.secureId)
      .forUpdate()
      .executeTakeFirst();
    if (!member || !change) throw notFound();
    requireVersion(change, body.version, registered.resource);
    if (change.state !== 'PENDING' || Date.parse(change.expires_at) <= now().getTime())
      throw invalidState(change.state, action);
    return { change, member };
  };
  const record = (
    tx: Tx,
    context: Given,
    { change, member }: { change: Stored; member: StoredMember },
    state: keyof typeof verbs,
    note: string | null,
  ) =>
    recordEntry(tx, {
      actor: actorOf(context),
      module: members.module,
      action: verbs[state],
      entityType: registered.resource.module,
      entityId: member.id,
      entityLabel: `${member.member_no} ${memberSections[change.section].title.id}`,
      reason: note,
      at: now(),
    });
  const end = async (
    tx: Tx,
    context: Given,
    found: { change: Stored; member: StoredMember },
    state: keyof typeof verbs,
    note: string | null,
  ) => {
    const at = now();
    const { change, member } = found;
    await record(tx, context, found, state, note);
    if (state !== 'WITHDRAWN')
      await tellMaker(tx, change, member, { state, checker: context.caller.name, note, now: at });
    return settle(tx, change, { state, by: context.caller.username, note, now: at });
  };
  return {
    /**
     * Puts the values in force. When one of them has moved since the request, the change ends as OUTDATED: the caller
     * refuses after that is stored.
     * @throws Refusal SELF_APPROVAL and others for who is no second person, or a rule that is violated now
     */
    approve: async (tx: Tx, context: Given): Promise<Decided> => {
      const found = await locked(tx, context, 'approve');
      const { change, member } = found;
      const { caller } = context;
      const at = now();
      const ownRefusal = change.approvals.includes(caller.username) ? new Refusal('TWO_APPROVERS') : undefined;
      const decision = { secondPerson: 'independent', makers: change.editors, decider: caller, ownRefusal } as const;
      await guardSecondPerson(tx, { ...decision, now: at });
      const moved = movedIn(texts, change.values_encrypted);
      // Money may come for a member who is closed; a change of an account names it.
      const isGone = isAccountSection(change.section) ? !member.account : member.status === 'closed';
      if (isGone || !stillBefore(texts, member, moved))
        return settle(tx, change, { state: 'OUTDATED', by: caller.username, note: null, now: at });
      await requireRules(app, tx, texts, { member, section: change.section, moved, caller, now: at });
      const needed = Math.max(change.approvals_needed, await approvalsNeeded(tx, member, moved, at));
      if (change.approvals.length + 1 < needed) {
        await record(tx, context, found, 'APPROVED', null);
        return keepApproval(tx, change, caller.username, at);
      }
      await applyChange(app, tx, texts, {
        id: change.id,
        member,
        section: change.section,
        moved,
        maker: change.created_by,
        by: caller.username,
        evidenceFileId: change.evidence_file_id,
        reasonId: change.reason_id,
        now: at,
      });
      return end(tx, context, found, 'APPROVED', null);
    },
    reject: async (tx: Tx, context: Given<{ readonly reason: string }>): Promise<Decided> => {
      const found = await locked(tx, context, 'reject');
      const { caller: decider, body } = context;
      await guardSecondPerson(tx, { secondPerson: 'other', makers: found.change.editors, decider, now: now() });
      return end(tx, context, found, 'REJECTED', body.reason);
    },
    /** By the maker alone. */
    withdraw: async (tx: Tx, context: Given): Promise<Decided> => {
      const found = await locked(tx, context, 'withdraw');
      if (found.change.created_by !== context.caller.username) throw notFound();
      return end(tx, context, found, 'WITHDRAWN', null);
    },
  };
};
