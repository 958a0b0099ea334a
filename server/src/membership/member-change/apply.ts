import { randomUUID } from 'node:crypto';
import { businessLines } from '@console/contracts/core/business-lines';
import { plafondFields, type MemberSectionName } from '@console/contracts/membership/member-change';
import type { MemberStatus } from '@console/contracts/membership/membership/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { rupiah } from '../../platform/rupiah.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { followStatus } from './follow-status.ts';
import { followPhone } from '../member-management/follow-members.ts';
import { queueSms } from '../member-sms/outbox.ts';
import { applyEscrow, isOfEscrow } from './escrow.ts';
import { mailLink } from './email-link.ts';
import { movePlafond } from '../plafond/move.ts';
import { storedAs, type MovedValues, type StoredMember } from './values.ts';

/** A change that takes effect. */
export interface Effective {
  readonly id: string;
  readonly member: StoredMember;
  readonly section: MemberSectionName;
  readonly moved: MovedValues;
  /** Who asked for it. */
  readonly maker: string;
  /** Whose decision puts it in force: the approver, or the maker. */
  readonly by: string;
  readonly evidenceFileId: string | null;
  readonly reasonId: string;
  readonly now: Date;
}

/** Changes of the phone that are made here come from this application. */
const source = 'CMS';

const frameOf = ({ by, now }: Effective) => ({
  id: randomUUID(),
  created_by: by,
  created_at: now,
  updated_by: by,
  updated_at: now,
});

async function afterPhone(tx: Tx, texts: ProtectedText, effective: Effective): Promise<void> {
  const { member, moved, maker, by, evidenceFileId, now } = effective;
  const number = String(moved.phone!.after);
  const phone = texts.encrypt(number);
  await tx
    .insertInto('member_phone_history')
    .values({
      ...frameOf(effective),
      member_id: member.id,
      phone_old_encrypted: member.phone_encrypted,
      phone_new_encrypted: phone,
      cs_id: maker,
      register_date: now,
      source,
      selfie_file_id: evidenceFileId,
    })
    .execute();
  await followPhone(tx, { id: member.id, phoneEncrypted: phone, phoneHash: texts.hash(number) }, by, now);
  const messages = [member.phone_encrypted, phone].map((each) => ({
    memberId: member.id,
    phone: each,
    code: 'PHONE_CHANGED',
  }));
  await queueSms(tx, messages, now);
}

async function afterDatabaseType(tx: Tx, effective: Effective): Promise<void> {
  const { member, moved, by, now } = effective;
  const { before, after } = moved.databaseTypeId!;
  if (before === null) return;
  await tx
    .insertInto('member_database_type_history')
    .values({
      ...frameOf(effective),
      member_id: member.id,
      database_type_old: String(before),
      database_type_new: String(after),
      reset_by: by,
      reset_date: now,
    })
    .execute();
}

async function afterBranch(tx: Tx, effective: Effective): Promise<void> {
  const { member, moved, now } = effective;
  const { before, after } = moved.branchId!;
  await tx
    .insertInto('member_branch_history')
    .values({
      ...frameOf(effective),
      member_id: member.id,
      branch_old: String(before),
      branch_new: String(after),
      creation_date: now,
    })
    .execute();
}

async function afterEmail(app: Application, tx: Tx, texts: ProtectedText, effective: Effective): Promise<void> {
  const { member, moved, now } = effective;
  const address = String(moved.email!.after);
  const frame = frameOf(effective);
  await tx
    .insertInto('member_email_history')
    .values({
      ...frame,
      member_id: member.id,
      email_old_encrypted: member.email_encrypted,
      email_new_encrypted: texts.encrypt(address),
      register_date: now,
      verification_date: null,
    })
    .execute();
  await mailLink(app, tx, texts, { historyId: frame.id, address, memberName: member.name });
}

/** Moves the limit to its new total, and says so to the member. */
async function afterPlafond(tx: Tx, texts: ProtectedText, effective: Effective): Promise<void> {
  const { id, member, moved, maker, by, now } = effective;
  for (const line of businessLines.map(({ value }) => value)) {
    const limit = moved[plafondFields[line]];
    if (!limit) continue;
    const [before, after] = [Number(limit.before), Number(limit.after)];
    await movePlafond(tx, {
      memberId: member.id,
      line,
      move: { kind: 'ADJUST', direction: after > before ? 'in' : 'out' },
      amount: Math.abs(after - before),
      reference: `CHANGE-${id}`,
      maker,
      approver: by,
      at: now,
    });
    const { phone_encrypted: phone } = member;
    const parameters = { amount: rupiah(after) };
    await queueSms(tx, [{ memberId: member.id, phone, code: 'PLAFOND_CHANGED', parameters }], now);
  }
}

/** Stores the values in force, with the rows of the histories and the messages that follow, in one transaction. */
export async function applyChange(app: Application, tx: Tx, texts: ProtectedText, effective: Effective): Promise<void> {
  const { member, section, moved, by, reasonId, now } = effective;
  if (isOfEscrow(section)) return applyEscrow(tx, texts, effective);
  const incomeMoved = moved.monthlyIncome ?? moved.otherIncome ?? moved.monthlyExpense;
  await tx
    .updateTable('member')
    .set({
      ...storedAs(texts, moved),
      ...(moved.databaseTypeId ? { database_type_since: jakartaDay(now) } : {}),
      ...(moved.status?.after === 'closed' ? { closed_at: now, close_reason_id: reasonId } : {}),
      ...(incomeMoved ? { plafond_review_since: now } : section === 'plafond' ? { plafond_review_since: null } : {}),
      ...(moved.email ? { email_verified_at: null } : {}),
      version: sql`version + 1`,
      updated_by: by,
      updated_at: now,
    })
    .where('id', '=', member.id)
    .execute();
  if (moved.phone) await afterPhone(tx, texts, effective);
  if (moved.email) await afterEmail(app, tx, texts, effective);
  if (section === 'plafond') await afterPlafond(tx, texts, effective);
  if (moved.databaseTypeId) await afterDatabaseType(tx, effective);
  if (moved.branchId) await afterBranch(tx, effective);
  if (moved.status) await followStatus(app, tx, [member.id], { status: moved.status.after as MemberStatus, at: now });
}
