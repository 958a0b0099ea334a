import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import {
  openFamilyStates,
  type FamilyCertificate,
  type FamilyRelation,
} from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';

export interface Submitted {
  readonly mainMemberNo: string;
  readonly familyMemberNo: string;
  readonly relation: FamilyRelation;
  readonly businessLine: BusinessLine;
  readonly mainKkNo: string;
  readonly familyKkNo: string;
  readonly certificate: FamilyCertificate | null;
  readonly subLimitRequested: number;
  readonly consentedAt: string;
}

/** Both members, locked in one order. @throws Refusal NOT_FOUND */
async function membersOf(tx: Tx, { mainMemberNo, familyMemberNo }: Submitted) {
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'member_no'])
    .where('member_no', 'in', [mainMemberNo, familyMemberNo])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const idOf = (no: string) => rows.find(({ member_no: found }) => found === no)?.id;
  const main = idOf(mainMemberNo);
  const family = idOf(familyMemberNo);
  if (!main || !family || main === family) throw notFound();
  return { main, family };
}

/**
 * Stores a request of the applications; a returned one of the same members and line is submitted again under its
 * number.
 * @throws Refusal NOT_FOUND, ALREADY_IN_FAMILY
 */
export async function submitFamily(tx: Tx, texts: ProtectedText, given: Submitted, now: Date): Promise<string> {
  const { main, family } = await membersOf(tx, given);
  const values = {
    relation: given.relation,
    main_kk_encrypted: texts.encrypt(given.mainKkNo),
    main_kk_hash: texts.hash(given.mainKkNo),
    family_kk_encrypted: texts.encrypt(given.familyKkNo),
    family_kk_hash: texts.hash(given.familyKkNo),
    certificate: given.certificate,
    sub_limit_requested: given.subLimitRequested,
    consented_at: new Date(given.consentedAt),
    submitted_at: now,
    updated_by: 'SYSTEM',
    updated_at: now,
  };
  const again = await tx
    .updateTable('family_financing')
    .set(({ eb }) => ({
      ...values,
      state: 'SUBMITTED',
      reviewer: null,
      editors: [],
      sub_limit_approved: null,
      version: eb('version', '+', 1),
    }))
    .where('main_member_id', '=', main)
    .where('family_member_id', '=', family)
    .where('business_line', '=', given.businessLine)
    .where('state', '=', 'RETURNED')
    .returning('request_no')
    .executeTakeFirst();
  if (again) return again.request_no;
  const { rows } = await sql`select from family_financing where state = any(${openFamilyStates}::text[])
    and (family_member_id in (${main}, ${family}) or main_member_id = ${family})`.execute(tx);
  if (rows.length > 0) throw new Refusal('ALREADY_IN_FAMILY');
  const { request_no: requestNo } = await tx
    .insertInto('family_financing')
    .values({
      ...values,
      id: randomUUID(),
      request_no: sql`'FAM-' || to_char(${now}::timestamptz at time zone 'Asia/Jakarta', 'YYYYMM') || '-'
        || lpad(nextval('family_financing_no')::text, 5, '0')`,
      main_member_id: main,
      family_member_id: family,
      business_line: given.businessLine,
      sub_limit_approved: null,
      valid_until: null,
      reviewer: null,
      approver: null,
      approved_at: null,
      note: null,
      created_by: 'SYSTEM',
      created_at: now,
    })
    .returning('request_no')
    .executeTakeFirstOrThrow();
  return requestNo;
}
