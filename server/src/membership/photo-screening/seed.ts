import { memberPhotos } from '@console/contracts/membership/photos-screening-membership';
import { photoRules, type PhotoState } from '@console/contracts/platform/photos/vocabulary';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seedPicture } from '../../platform/seed-data/picture.ts';
import { seedAddress } from '../member/address/seed.ts';
import { drawIdCard, drawSelfie } from '../member/seed-drawings.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

const hourMs = 3_600_000;
const { module } = memberPhotos;
type Kind = '1' | '2';

interface Seeded {
  readonly member: number;
  readonly type: Kind;
  readonly state: PhotoState;
}

const both = (from: number, to: number, state: PhotoState): Seeded[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((member) =>
    (['1', '2'] as const).map((type) => ({ member, type, state })),
  );
const one = (from: number, to: number, type: Kind, state: PhotoState): Seeded[] =>
  both(from, to, state).filter((each) => each.type === type);

/** 40 wait, among them those of the pending members; 60 are approved, 15 rejected, 5 escalated. */
const seeded: readonly Seeded[] = [
  ...both(306, 309, 'WAITING'),
  ...both(1, 16, 'WAITING'),
  ...both(17, 46, 'APPROVED'),
  ...one(47, 61, '1', 'REJECTED'),
  ...one(62, 66, '2', 'ESCALATED'),
];
const screener = 'HOOPS01';
const sender = 'SYSTEM';

const reasonOf = (type: Kind) => seedId('reason-verification-return', type === '1' ? 'KTP_BLUR' : 'SELFIE_BLUR');

/** The first escalated selfie is a copy of the second: the same picture for two people. */
const drawingOf = ({ member, type }: Seeded): string => {
  const drawn = member === 62 ? 63 : member;
  return type === '1'
    ? drawIdCard(seedMember(drawn), drawn, seedAddress(drawn))
    : drawSelfie(drawn, seedMember(drawn).memberNo);
};

/** 120 photos of members (docs/model/membership.md#photos-of-members). */
export const seed: Seed = {
  name: module,
  async run(tx, options) {
    const { date } = options;
    for (const [index, each] of seeded.entries()) {
      const { member, type, state } = each;
      const key = `${member}:${type}`;
      const [id, documentId] = [seedId(module, key), seedId('member-document', key)];
      const person = seedMember(member);
      const takenAt = new Date(date.getTime() - (state === 'WAITING' ? 1 + index / 2 : 60 + index) * hourMs);
      const decidedAt = new Date(takenAt.getTime() + 20 * hourMs);
      const isDecided = state === 'APPROVED' || state === 'REJECTED';
      const fileId = await seedPicture(tx, options, {
        module,
        recordId: id,
        key,
        name: type === '1' ? 'ktp.webp' : 'selfie.webp',
        shape: drawingOf(each),
        width: 800,
        height: 504,
      });
      const { hash } = await tx
        .selectFrom('stored_file_view')
        .select('hash')
        .where('id', '=', fileId)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('member_document')
        .values({
          id: documentId,
          member_id: memberId(member),
          document_type: type,
          file_id: fileId,
          source: person.source,
          uploaded_by: sender,
          uploaded_at: takenAt,
          current: state !== 'REJECTED',
        })
        .execute();
      await tx
        .insertInto('photo_screening')
        .values({
          id,
          member_id: memberId(member),
          branch_id: branchId('SPEKTRA', person.officeCode),
          document_id: documentId,
          document_type: type,
          file_id: fileId,
          file_hash: hash,
          source: person.source,
          taken_at: takenAt,
          sharpness: 60 + (index % 40),
          state,
          reason_ids: state === 'REJECTED' ? [reasonOf(type)] : [],
          note: state === 'ESCALATED' ? 'Wajah pada selfie tampak berbeda dengan KTP' : null,
          escalated_by: state === 'ESCALATED' ? screener : null,
          ...(isDecided
            ? { decided_by: screener, decided_at: decidedAt, seconds: 8 + (index % photoRules.recheckOneIn) }
            : {}),
          created_by: sender,
          created_at: takenAt,
          updated_by: isDecided ? screener : sender,
          updated_at: isDecided ? decidedAt : takenAt,
        })
        .execute();
    }
  },
};
