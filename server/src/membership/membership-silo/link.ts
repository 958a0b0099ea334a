import { sql, type Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bestScoreOf } from './score.ts';
import type { SiloRecordTable } from './table.ts';

export type Stored = Selectable<SiloRecordTable>;
type Numbered = Pick<Stored, 'source_line' | 'cust_no'>;

/** Who links or parts, and when; `null` for seeds, which leave no history. */
export interface By {
  readonly actor: Actor | null;
  readonly at: Date;
  readonly reason?: string | null;
}

const numberOf = ({ source_line: line, cust_no: custNo }: Numbered) => `${line} ${custNo}`;

/** @throws Refusal CUST_NO_TAKEN when the customer number is that of another member */
async function requireFreeNumber(tx: Tx, record: Numbered, memberId: string): Promise<void> {
  const owner = await tx
    .selectFrom('member_cust_no')
    .innerJoin('member', 'member.id', 'member_cust_no.member_id')
    .select('member.member_no')
    .where('business_line', '=', record.source_line)
    .where('cust_no', '=', record.cust_no)
    .where('member_id', '<>', memberId)
    .executeTakeFirst();
  if (owner) throw new Refusal('CUST_NO_TAKEN', { parameters: { memberNo: owner.member_no } });
}

/** The history of the member says with which record it was linked, or parted from which. */
async function tellMember(
  tx: Tx,
  action: 'LINK' | 'UNLINK',
  { record, memberId, by: { actor, at, reason = null } }: { record: Numbered; memberId: string; by: By },
): Promise<void> {
  if (!actor) return;
  const { member_no: label } = await tx
    .selectFrom('member')
    .select('member_no')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const [before, after] = action === 'LINK' ? [null, numberOf(record)] : [numberOf(record), null];
  const changes = [{ field: 'custNo', before, after }];
  await recordEntry(tx, {
    actor,
    module: 'membership',
    action,
    entityId: memberId,
    entityLabel: label,
    changes,
    reason,
    at,
  });
}

const setPair = (tx: Tx, record: Stored, memberId: string, state: 'ACCEPTED' | 'REFUSED') =>
  tx
    .updateTable('silo_candidate')
    .set({ state })
    .where('silo_id', '=', record.id)
    .where('member_id', '=', memberId)
    .execute();

/**
 * Joins a record with a member: it takes the main customer number of the member, who gets its number in the line unless
 * there is one. Its former number stays as an alias.
 * @returns the columns to store with the record
 * @throws Refusal CUST_NO_TAKEN
 */
export async function linkTo(tx: Tx, record: Stored, memberId: string, by: By) {
  await requireFreeNumber(tx, record, memberId);
  const member = await tx
    .selectFrom('member')
    .select('cust_main_no')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('member_cust_no')
    .values({
      member_id: memberId,
      business_line: record.source_line,
      cust_no: record.cust_no,
      since: by.at.toISOString().slice(0, 10),
    })
    .onConflict((known) => known.columns(['member_id', 'business_line']).doNothing())
    .execute();
  await setPair(tx, record, memberId, 'ACCEPTED');
  await tellMember(tx, 'LINK', { record, memberId, by });
  return {
    member_id: memberId,
    cust_main_no: member.cust_main_no,
    former_cust_main_no: record.cust_main_no,
    linked_at: by.at,
    best_score: await bestScoreOf(tx, record.id),
  };
}

/** A proposed member is not the customer, and is never proposed again. @returns the columns to store */
export async function refuse(tx: Tx, record: Stored) {
  await setPair(tx, record, record.member_id!, 'REFUSED');
  return { member_id: null, proposed_by: null, best_score: await bestScoreOf(tx, record.id) };
}

/**
 * Parts a record from its member; each has its own numbers again.
 * @returns the columns to store with the record
 * @throws Refusal LINK_IN_USE when a contract of the line was made under the limit of the member since
 */
export async function part(tx: Tx, record: Stored, by: By) {
  const memberId = record.member_id!;
  const { rows } = await sql`select from member_plafond p join plafond_movement v on v.plafond_id = p.id
    where p.member_id = ${memberId} and p.business_line = ${record.source_line} and v.kind = 'USE'
      and v.at >= ${record.linked_at} limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('LINK_IN_USE');
  await tx
    .deleteFrom('member_cust_no')
    .where('member_id', '=', memberId)
    .where('business_line', '=', record.source_line)
    .where('cust_no', '=', record.cust_no)
    .execute();
  await tellMember(tx, 'UNLINK', { record, memberId, by });
  return {
    ...(await refuse(tx, record)),
    cust_main_no: record.former_cust_main_no ?? record.cust_main_no,
    former_cust_main_no: null,
    linked_at: null,
  };
}
