import { memberPhotos, photoCalls } from '@console/contracts/membership/photos-screening-membership';
import type { PhotoDesk } from '@console/contracts/platform/photos/records';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { photoKind, type PhotoReasons, type SentPhoto } from '../../records/photos/kind.ts';
import type { Row } from '../../records/resource/registered.ts';
import { notifyMember } from '../member/tell-members.ts';
import { afterApproval, afterRejection, documentArrived, requireOpen, type SentDocument } from './effects.ts';
import { memberOf } from './owner.ts';
import type { PhotoScreeningTable } from './table.ts';

export type Photo = Selectable<PhotoScreeningTable>;

const duplicatesOf = async (
  db: Db,
  { file_hash: hash, member_id: member }: Photo,
  most: number,
): Promise<PhotoDesk['duplicates']> => {
  const { rows } = await sql<PhotoDesk['duplicates'][number]>`
    select m.member_no as no, m.name, t.document_type as "documentType", t.taken_at as "takenAt"
    from photo_screening t join member m on m.id = t.member_id
    where t.file_hash = ${hash} and t.member_id <> ${member} and t.recheck_of is null
    order by t.taken_at desc limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, takenAt: toWireInstant(row.takenAt) }));
};

async function factsOf(db: Db, texts: ProtectedText, { member_id: id }: Photo, row: Row) {
  const member = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    member: {
      memberNo: member.member_no,
      name: member.name,
      nik: texts.decrypt(member.nik_encrypted),
      birthDate: member.birth_date,
      gender: member.gender,
      status: member.status,
      branch: String(row['branch']),
    },
  };
}

type Proof = { readonly identityConfirmed?: boolean | undefined };

/** Photos of members (docs/model/membership.md#photos-of-members). */
export const memberPhotoKind = (texts: ProtectedText, reasons: () => PhotoReasons) =>
  photoKind<Photo, SentPhoto & { readonly memberNo: string }, Proof>({
    resource: memberPhotos as never,
    calls: photoCalls as never,
    table: 'photo_screening',
    subject: 'member_id',
    reasons,
    // Its own kind, identity card and selfie.
    compared: ({ document_type: type }) => [...new Set([type, '1', '2'])],
    facts: (db, photo, row) => factsOf(db, texts, photo, row),
    duplicates: duplicatesOf,
    owner: memberOf,
    arrived: (tx, subject, sent, arriving) => documentArrived(tx, texts, subject, sent as SentDocument, arriving),
    bars: (tx, photo, to) => (to === 'APPROVED' ? requireOpen(tx, photo) : Promise.resolve()),
    proves(_tx, { document_type: type }, { identityConfirmed }) {
      if (type === '1' && identityConfirmed !== true) throw new Refusal('IDENTITY_UNCONFIRMED');
      return Promise.resolve();
    },
    async follows(tx, photo, to, { at }) {
      if (to === 'APPROVED') await afterApproval(tx, texts, photo, at);
      if (to === 'REJECTED') await afterRejection(tx, photo);
    },
    async tells(services, photo, messages) {
      const member = await services.db
        .selectFrom('member')
        .select(['member_no', 'name'])
        .where('id', '=', photo.member_id)
        .executeTakeFirstOrThrow();
      await notifyMember(services, { id: `photo-${photo.id}`, member, messages });
    },
  });
