import type { PhotoDesk } from '@console/contracts/membership/photos-screening-membership';
import { sql } from 'kysely';
import type { Context, Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { comparedTypes, photoOf, requireTaken, type Photo } from './locked.ts';
import { openPhoto } from './opening.ts';
import type { PhotoReasons } from './reasons.ts';

const most = 6;

/** Other photos of the member to compare with: identity card and selfie, and earlier ones of the kind. */
const othersOf = async (db: Db, photo: Photo): Promise<PhotoDesk['others']> => {
  const { id, member_id: member, document_type: type } = photo;
  const { rows } = await sql<PhotoDesk['others'][number] & { takenAt: string }>`
    select id as "secureId", document_type as "documentType", state, taken_at as "takenAt" from photo_screening
    where member_id = ${member} and id <> ${id} and recheck_of is null and deleted_at is null
      and document_type = any(${comparedTypes(photo)}::text[])
    order by document_type = ${type}, taken_at desc limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, takenAt: toWireInstant(row.takenAt) }));
};

const duplicatesOf = async (
  db: Db,
  { file_hash: hash, member_id: member }: Photo,
): Promise<PhotoDesk['duplicates']> => {
  const { rows } = await sql<PhotoDesk['duplicates'][number]>`
    select m.member_no as "memberNo", m.name, t.document_type as "documentType", t.taken_at as "takenAt"
    from photo_screening t join member m on m.id = t.member_id
    where t.file_hash = ${hash} and t.member_id <> ${member} and t.recheck_of is null
    order by t.taken_at desc limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, takenAt: toWireInstant(row.takenAt) }));
};

/**
 * What a screener compares: the photo that they have taken, the data of its member in clear, other photos.
 * @throws Refusal NOT_FOUND, ALREADY_DECIDED, CLAIM_EXPIRED, FORBIDDEN; BudgetRefusal PHOTO_UNDECIDED_LIMIT
 */
export async function readDesk(
  db: Db,
  registered: RegisteredResource,
  texts: ProtectedText,
  reasons: PhotoReasons,
  context: Context,
  now: Date,
): Promise<PhotoDesk> {
  const { caller, parameters } = context;
  const { row, photo } = await photoOf(db, registered, parameters['secureId'] ?? '', caller);
  const until = await requireTaken(db, photo, caller, now);
  await db.transaction().execute((tx) => openPhoto(tx, photo, context, now));
  const [member, duplicates, others, offered] = await Promise.all([
    db.selectFrom('member').selectAll().where('id', '=', photo.member_id).executeTakeFirstOrThrow(),
    duplicatesOf(db, photo),
    othersOf(db, photo),
    reasons.forType(db, photo.document_type),
  ]);
  const { latitude, longitude, accuracy, note, escalated_by: by } = photo;
  return {
    secureId: photo.id,
    version: photo.version,
    state: photo.state,
    documentType: photo.document_type as PhotoDesk['documentType'],
    takenAt: toWireInstant(photo.taken_at),
    source: photo.source,
    place: latitude === null || longitude === null ? null : { latitude, longitude, accuracy },
    sharpness: photo.sharpness,
    member: {
      memberNo: member.member_no,
      name: member.name,
      nik: texts.decrypt(member.nik_encrypted),
      birthDate: member.birth_date,
      gender: member.gender,
      status: member.status,
      branch: String(row['branch']),
    },
    duplicates,
    others,
    reasons: offered.map(({ id, name }) => ({ secureId: id, name })),
    escalation: by === null ? null : { note: note ?? '', by },
    until: toWireInstant(until),
  };
}
