import type { VerificationDesk } from '@console/contracts/cards/card-verification/calls';
import { sql } from 'kysely';
import type { Context, Db } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mask, type PersonalKind } from '../../platform/personal-data/mask.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import { claimantOf, claimEnd, decidesOn, type Verification } from './locked.ts';
import { openData } from './opening.ts';
import { inVerificationScope } from './scope.ts';

interface EventRow {
  at: string;
  by: string;
  from_state: string | null;
  to_state: string;
  note: string | null;
  attempt: number;
  reasons: string[];
}

const events = async (db: Db, id: string): Promise<EventRow[]> =>
  (
    await sql<EventRow>`
  select e.at, e.by, e.from_state, e.to_state, e.note, e.attempt,
    coalesce((select array_agg(r.name order by r.sort_order) from verification_return_reason r
      where r.id = any(e.reason_ids)), '{}') as reasons
  from card_verification_event e where e.verification_id = ${id} order by e.id`.execute(db)
  ).rows;

/** Attempts with their steps and photos, newest first. */
async function attemptsOf(db: Db, { id, attempt: last }: Verification, history: readonly EventRow[]) {
  const steps = await db
    .selectFrom('card_verification_step')
    .selectAll()
    .where('verification_id', '=', id)
    .orderBy('step')
    .execute();
  const documents = await db
    .selectFrom('card_verification_document as d')
    .innerJoin('stored_file_view as f', 'f.id', 'd.file_id')
    .select(['d.attempt', 'd.document_type', 'f.name'])
    .where('d.verification_id', '=', id)
    .orderBy('d.document_type')
    .execute();
  return Array.from({ length: last }, (_, index) => last - index).map((no) => ({
    no,
    submittedAt:
      history.find(({ attempt, to_state: to }) => attempt === no && to === 'SUBMITTED')?.at ?? history[0]?.at ?? '',
    steps: steps
      .filter(({ attempt }) => attempt === no)
      .map((step) => ({
        step: step.step,
        state: step.state,
        score: step.score,
        faceMatch: step.face_match,
        providerRef: step.provider_ref,
        checkedAt: step.checked_at,
        detail: step.detail,
      })),
    documents: documents
      .filter(({ attempt }) => attempt === no)
      .map(({ document_type: documentType, name }) => ({ documentType, name })),
    reasons: history
      .filter(({ attempt, to_state: to }) => attempt === no && (to === 'RETURNED' || to === 'REJECTED'))
      .flatMap(({ reasons }) => reasons),
  }));
}

interface Applicant {
  member_no: string;
  name: string;
  nik_encrypted: string;
  nik_hash: string;
  birth_date: string;
  address_encrypted: string | null;
}

/** Members with the same identity number, or the same name and birth date. Only a provider compares faces. */
const duplicatesOf = async (db: Db, memberId: string, { nik_hash: nik, name, birth_date: born }: Applicant) =>
  (
    await sql<{ memberNo: string; name: string; status: string; why: 'NIK' | 'NAME_BIRTH' }>`
  select member_no as "memberNo", name, status, case when nik_hash = ${nik} then 'NIK' else 'NAME_BIRTH' end as why
    from member_view member
  where id <> ${memberId} and (nik_hash = ${nik} or (lower(name) = lower(${name}) and birth_date = ${born}))
    order by member_no limit 10`.execute(db)
  ).rows;

/**
 * Data for the verifier and the approver. A caller who has the claim or decides reads personal data unmasked, to
 * compare it with the KTP; this is audited and counted.
 */
export async function readDesk(services: Services, context: Context): Promise<VerificationDesk> {
  const {
    db,
    caller,
    parameters: { secureId = '' },
  } = context;
  const row = isUuid(secureId)
    ? await db
        .selectFrom('card_verification as t')
        .selectAll('t')
        .where('t.id', '=', secureId)
        .where('t.deleted_at', 'is', null)
        .where(inVerificationScope(caller.scope))
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  const [texts, now] = [await protectionOf(services), services.now()];
  const member: Applicant = await db
    .selectFrom('member_view')
    .select(['member_no', 'name', 'nik_encrypted', 'nik_hash', 'birth_date', 'address_encrypted'])
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow();
  const history = await events(db, row.id);
  const by = claimantOf(row, now);
  const isOwn = by === caller.username;
  const inClear = isOwn || decidesOn(row, caller);
  if (inClear) await services.db.transaction().execute((tx) => openData(tx, row, context, now));
  const shown = (kind: PersonalKind, value: string) => (inClear ? value : (mask(kind, value) ?? ''));
  const address = row.delivery_address_encrypted ?? member.address_encrypted;
  return {
    secureId: row.id,
    version: row.version,
    state: row.state,
    applicant: {
      name: member.name,
      nik: shown('nik', texts.decrypt(member.nik_encrypted)),
      birthDate: shown('birthDate', member.birth_date),
      address: address === null ? null : shown('address', texts.decrypt(address)),
      inClear,
    },
    attempts: (await attemptsOf(db, row, history)) as VerificationDesk['attempts'],
    duplicates: await duplicatesOf(db, row.member_id, member),
    checklist: row.checklist,
    note: row.draft_note,
    claim: by === null ? null : { username: by, until: toWireInstant(claimEnd(row.claimed_at as string)), isOwn },
    history: history.map(({ from_state: from, to_state: to, ...event }) => ({
      at: event.at,
      by: event.by,
      from,
      to,
      note: event.note,
      reasons: event.reasons,
    })) as VerificationDesk['history'],
  };
}
