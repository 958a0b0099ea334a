import { randomUUID } from 'node:crypto';
import {
  memberChangeRules as rules,
  memberSections,
  type MemberSectionName,
} from '@console/contracts/membership/member-change';
import { members } from '@console/contracts/membership/membership';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { MovedValues, StoredMember } from './values.ts';

const dayMs = 86_400_000;

/** An active reason of a group that asks for no document; the one for corrections first. */
export async function reasonOf(tx: Tx, group: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from update_reason
    where ${group} = any(field_group) and evidence_required is null and status = 'active' and deleted_at is null
    order by (code = 'CORRECTION') desc, sort_order, code limit 1`.execute(tx);
  return rows[0]?.id;
}

interface Proposal {
  readonly member: StoredMember;
  readonly section: MemberSectionName;
  readonly moved: MovedValues;
  /** Whose decision it follows from: somebody else approves it. */
  readonly by: string;
  /** The work that asks for it, as the audit trail names it. */
  readonly cause: string;
  readonly note: string;
  readonly now: Date;
}

/**
 * Asks for a change that follows from something else, such as a new risk grade. One that waits already for a field is
 * left as it is.
 * @returns whether it is proposed now
 */
export async function proposeChange(tx: Tx, texts: ProtectedText, proposal: Proposal): Promise<boolean> {
  const { member, section, moved, by, cause, note, now } = proposal;
  const reasonId = await reasonOf(tx, memberSections[section].group);
  const waiting = await tx
    .selectFrom('member_change_claim')
    .select('change_id')
    .where('member_id', '=', member.id)
    .where('field', 'in', Object.keys(moved))
    .executeTakeFirst();
  if (!reasonId || waiting) return false;
  const id = randomUUID();
  await tx
    .insertInto('member_change')
    .values({
      id,
      member_id: member.id,
      escrow_id: null,
      section,
      values_encrypted: texts.encrypt(JSON.stringify(moved)),
      reason_id: reasonId,
      note,
      evidence_file_id: null,
      state: 'PENDING',
      editors: [by],
      decided_by: null,
      decided_at: null,
      decision_note: null,
      expires_at: new Date(now.getTime() + rules.expiresAfterDays * dayMs),
      created_by: by,
      created_at: now,
      updated_by: by,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('member_change_claim')
    .values(Object.keys(moved).map((field) => ({ member_id: member.id, field, change_id: id })))
    .execute();
  await recordEntry(tx, {
    actor: systemActor(cause),
    module: members.module,
    action: 'REQUEST',
    entityId: member.id,
    entityLabel: `${member.member_no} ${member.name}`,
    changes: Object.entries(moved).map(([field, { before, after }]) => ({ field, before, after })),
    reason: note,
    at: now,
  });
  return true;
}
