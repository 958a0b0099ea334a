import { createHash, randomUUID } from 'node:crypto';
import { photoRules } from '@console/contracts/membership/photos-screening-membership';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { activateMember } from '../member/activate.ts';
import type { Photo } from './locked.ts';

/**
 * Whether an approved photo comes back for other eyes: fixed by its id and the data key, so that its screener cannot
 * foresee it.
 */
export function comesBack(texts: ProtectedText, id: string): boolean {
  const digest = createHash('sha256')
    .update(texts.hash(`recheck:${id}`))
    .digest();
  return digest.readUInt32BE(0) % photoRules.recheckOneIn === 0;
}

/** An approved photo waits once more, as it came. */
async function lookAgain(tx: Tx, photo: Photo, at: Date): Promise<void> {
  const { id, member_id, branch_id, document_id, document_type, file_id, file_hash, source, taken_at } = photo;
  await tx
    .insertInto('photo_screening')
    .values({
      id: randomUUID(),
      member_id,
      branch_id,
      document_id,
      document_type,
      file_id,
      file_hash,
      source,
      taken_at,
      latitude: photo.latitude,
      longitude: photo.longitude,
      accuracy: photo.accuracy,
      sharpness: photo.sharpness,
      recheck_of: id,
      created_by: photo.created_by,
      created_at: at,
      updated_by: 'SYSTEM',
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('recheck_of').where('recheck_of', 'is not', null).doNothing())
    .execute();
}

/** Whether the current identity card and selfie of a member are both approved. */
async function isIdentified(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ kinds: number }>`
    select count(distinct d.document_type)::int as kinds from member_document d
    join photo_screening p on p.document_id = d.id and p.state = 'APPROVED'
    where d.member_id = ${memberId} and d.current and d.document_type in ('1', '2')`.execute(tx);
  return rows[0]?.kinds === 2;
}

/**
 * Effects of an approval: a pending member with both photos and no check left becomes active; one in twenty photos
 * comes back.
 * @throws Refusal MEMBER_CLOSED
 */
export async function afterApproval(tx: Tx, texts: ProtectedText, photo: Photo, at: Date): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'status', 'verification_step', 'member_no'])
    .where('id', '=', photo.member_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (member.status === 'closed') throw new Refusal('MEMBER_CLOSED', { parameters: { memberNo: member.member_no } });
  if (member.status === 'pending' && member.verification_step === 'none' && (await isIdentified(tx, member.id)))
    await activateMember(tx, member.id, at);
  if (photo.recheck_of === null && photo.state === 'WAITING' && comesBack(texts, photo.id))
    await lookAgain(tx, photo, at);
}

/** A rejected photo is no longer a document of its member. */
export const afterRejection = async (tx: Tx, { document_id: id }: Pick<Photo, 'document_id'>): Promise<void> =>
  void (await tx.updateTable('member_document').set({ current: false }).where('id', '=', id).execute());
