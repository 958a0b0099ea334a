import { escrowAccounts } from '@console/contracts/membership/escrow/accounts';
import { randomUUID } from 'node:crypto';
import { isOfOffice } from '@console/contracts/core/page-needs';
import { checkRecord } from '@console/contracts/core/validation';
import {
  changedFields,
  memberChangeRules as rules,
  memberChanges,
  memberSections,
  typedFor,
  type MemberChangeState,
  type MemberSectionName,
} from '@console/contracts/membership/member-change';
import { members } from '@console/contracts/membership/membership';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { claimFiles } from '../../records/files/claim-files.ts';
import { isAccountSection, movedByAccount } from './account-values.ts';
import { applyChange } from './apply.ts';
import { requireReason, requireRules } from './checks.ts';
import { approvalsNeeded } from './limits.ts';
import { lockedMember, movedBy, type MovedValues, type StoredMember } from './values.ts';

const pictureBytes = 5 * 1024 * 1024;
const dayMs = 86_400_000;

export interface Request {
  readonly memberId: string;
  /** Of a section of an escrow account, whose version is given. */
  readonly escrowId?: string | undefined;
  readonly version: number;
  readonly section: MemberSectionName;
  readonly given: Readonly<Record<string, unknown>>;
}

type Checked = Readonly<Record<string, unknown>> & {
  readonly reasonId: string;
  readonly note: string | null;
  readonly evidence: string | null;
};

/** @throws Refusal CHANGE_OFFICE_ONLY */
export function requireOffice(section: MemberSectionName, { mappingType, isAdmin }: Caller): void {
  const { office } = memberSections[section];
  if (office && !isOfOffice(office, { mappingType, isAdmin })) throw new Refusal('CHANGE_OFFICE_ONLY');
}

/** The typed values of a section, cleaned. @throws Refusal VALIDATION */
export function typedValues(section: MemberSectionName, given: Readonly<Record<string, unknown>>): Checked {
  const checked = checkRecord(typedFor(section).fields, given);
  if (!checked.ok) throw invalid(...checked.errors);
  return checked.values as Checked;
}

/** A member within the scope of the caller, locked. @throws Refusal NOT_FOUND, STALE_VERSION, MEMBER_CHANGE_CLOSED */
async function memberOf(tx: Tx, request: Request, caller: Caller): Promise<StoredMember> {
  const { memberId, escrowId, version, section } = request;
  const seen = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where(inBranches(caller.scope, 'branch_id'))
    .executeTakeFirst();
  const member = seen && (await lockedMember(tx, memberId, section, escrowId));
  if (!member) throw notFound();
  const { account } = member;
  requireVersion(account ?? member, version, account ? escrowAccounts : members);
  if (member.status === 'closed' && !account) throw new Refusal('MEMBER_CHANGE_CLOSED');
  return member;
}

/** A number stays for some days, unless an approver asks for another one. @throws Refusal PHONE_CHANGED_RECENTLY */
export async function requireSettledPhone(tx: Tx, memberId: string, caller: Caller, now: Date): Promise<void> {
  if (caller.can(members.privilege, 'approve')) return;
  const recent = await tx
    .selectFrom('member_phone_history')
    .select('id')
    .where('member_id', '=', memberId)
    .where('register_date', '>', new Date(now.getTime() - rules.phoneStaysDays * dayMs).toISOString())
    .executeTakeFirst();
  if (recent) throw new Refusal('PHONE_CHANGED_RECENTLY');
}

/** Takes the fields for this change. @throws Refusal CHANGE_PENDING while another pending change has one of them */
async function claimFields(
  tx: Tx,
  { id: memberId, account }: StoredMember,
  changeId: string,
  moved: MovedValues,
): Promise<void> {
  const fields = Object.keys(moved).map((field) => (account ? `${field} ${account.id}` : field));
  const claimed = await tx
    .insertInto('member_change_claim')
    .values(fields.map((field) => ({ member_id: memberId, field, change_id: changeId })))
    .onConflict((taken) => taken.doNothing())
    .returning('field')
    .execute();
  if (claimed.length < fields.length) throw new Refusal('CHANGE_PENDING');
}

/** How the audit trail names what moved: personal values masked, names that are only compared always. */
const auditedChanges = (moved: MovedValues) =>
  Object.entries(moved).map(([field, { before, after }]) =>
    changedFields[field]?.personal || field === 'motherMaidenName'
      ? { field, before: before === null ? null : '******', after: after === null ? null : '******' }
      : { field, before, after },
  );

/**
 * Changes a part of a member's data: at once, or, where a second person decides, as a pending change with its proof.
 * @throws Refusal NOT_FOUND, STALE_VERSION, VALIDATION, CHANGE_OFFICE_ONLY, NOTHING_CHANGED, CHANGE_PENDING,
 *   PHONE_CHANGED_RECENTLY, PHONE_BLACKLISTED, MEMBER_CHANGE_CLOSED, those of `requireStep`
 */
export async function requestChange(
  app: Application,
  tx: Tx,
  texts: ProtectedText,
  context: Pick<Context, 'caller' | 'request'>,
  request: Request,
): Promise<{ secureId: string; version: number; state: MemberChangeState }> {
  const { caller } = context;
  const { section } = request;
  const now = app.services.now();
  const { group, approval, title } = memberSections[section];
  requireOffice(section, caller);
  const given = typedValues(section, request.given);
  const member = await memberOf(tx, request, caller);
  const moved =
    member.account && isAccountSection(section)
      ? await movedByAccount(tx, texts, member.account, section, given)
      : movedBy(texts, member, section, given);
  if (Object.keys(moved).length === 0) throw new Refusal('NOTHING_CHANGED');
  await requireReason(tx, section, group, given);
  await requireRules(app, tx, texts, { member, section, moved, caller, now });
  if (section === 'phone') await requireSettledPhone(tx, member.id, caller, now);
  const id = randomUUID();
  const state = approval ? 'PENDING' : 'APPLIED';
  const { username } = caller;
  await claimFiles(tx, {
    module: memberChanges.module,
    recordId: id,
    username,
    files: [{ field: 'evidence', fileId: given.evidence, kinds: ['image'], maximumBytes: pictureBytes }],
  });
  await tx
    .insertInto('member_change')
    .values({
      id,
      member_id: member.id,
      escrow_id: member.account?.id ?? null,
      section,
      values_encrypted: texts.encrypt(JSON.stringify(moved)),
      reason_id: given.reasonId,
      note: given.note,
      evidence_file_id: given.evidence,
      state,
      editors: [username],
      approvals_needed: await approvalsNeeded(tx, member, moved, now),
      decided_by: null,
      decided_at: approval ? null : now,
      decision_note: null,
      expires_at: new Date(now.getTime() + rules.expiresAfterDays * dayMs),
      created_by: username,
      created_at: now,
      updated_by: username,
      updated_at: now,
    })
    .execute();
  if (approval) await claimFields(tx, member, id, moved);
  else
    await applyChange(app, tx, texts, {
      id,
      member,
      section,
      moved,
      maker: username,
      by: username,
      evidenceFileId: given.evidence,
      reasonId: given.reasonId,
      now,
    });
  await recordEntry(tx, {
    actor: actorOf(context),
    module: members.module,
    action: approval ? 'REQUEST' : 'UPDATE',
    entityId: member.id,
    entityLabel: `${member.member_no} ${member.name}`,
    changes: auditedChanges(moved),
    reason: given.note ?? title.id,
    at: now,
  });
  return { secureId: id, version: 1, state };
}
