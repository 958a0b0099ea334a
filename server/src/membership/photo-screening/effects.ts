import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Arriving, PhotoSubject, SentPhoto } from '../../records/photos/kind.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { activateMember } from '../join/activate.ts';
import { lacksOf } from '../join/lacks.ts';
import type { Photo } from './kind.ts';

/** A photo of a document with what else is known of the document. */
export type SentDocument = SentPhoto & { readonly number?: string | null; readonly validUntil?: string | null };

/** Makes a document the current one of its kind. */
async function makeCurrent(tx: Tx, memberId: string, documentType: string, id: string | null): Promise<void> {
  await tx
    .updateTable('member_document')
    .set({ current: false })
    .where('member_id', '=', memberId)
    .where('document_type', '=', documentType)
    .where('current', '=', true)
    .execute();
  if (id) await tx.updateTable('member_document').set({ current: true }).where('id', '=', id).execute();
}

/** Whether the identity card of a member was approved: it is in force until another one is. */
async function keepsApproved(tx: Tx, memberId: string, documentType: string): Promise<boolean> {
  if (documentType !== '1') return false;
  const { rows } = await sql`select from member_document d join photo_screening p on p.document_id = d.id
    where d.member_id = ${memberId} and d.current and d.document_type = '1' and p.state = 'APPROVED' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * A new photo becomes the current document of its kind; one that nobody can read takes the place of none, and an
 * approved identity card stays until the new one is approved.
 */
export async function documentArrived(
  tx: Tx,
  texts: ProtectedText,
  { source, columns }: PhotoSubject,
  { documentType, number = null, validUntil = null }: SentDocument,
  { fileId, tooBlurred, by, at }: Arriving,
) {
  const memberId = columns['member_id'] as string;
  const current = !tooBlurred && !(await keepsApproved(tx, memberId, documentType));
  if (current) await makeCurrent(tx, memberId, documentType, null);
  const id = randomUUID();
  await tx
    .insertInto('member_document')
    .values({
      id,
      member_id: memberId,
      document_type: documentType,
      file_id: fileId,
      source,
      number_encrypted: number === null ? null : texts.encrypt(number),
      valid_until: validUntil,
      uploaded_by: by,
      uploaded_at: at,
      current,
    })
    .execute();
  return { document_id: id };
}

/** Locks the member of a photo. @throws Refusal MEMBER_CLOSED */
export async function requireOpen(tx: Tx, { member_id: id }: Pick<Photo, 'member_id'>): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(['status', 'member_no'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (member.status === 'closed') throw new Refusal('MEMBER_CLOSED', { parameters: { memberNo: member.member_no } });
}

/**
 * The document of a kind that is current after an approval: the one that came last; a second look at an earlier one
 * changes nothing.
 */
async function currentAfter(tx: Tx, memberId: string, type: string, documentId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select d.id from member_document d
    where d.member_id = ${memberId} and d.document_type = ${type} and (d.current or d.id = ${documentId})
    order by d.uploaded_at desc, (d.id = ${documentId}) desc limit 1`.execute(tx);
  return rows[0]?.id ?? documentId;
}

/** The photo is of the current document; a pending member who lacks nothing becomes active. */
export async function afterApproval(
  tx: Tx,
  texts: ProtectedText,
  { member_id: id, document_id: documentId, document_type: type }: Photo,
  at: Date,
): Promise<void> {
  await makeCurrent(tx, id, type, await currentAfter(tx, id, type, documentId));
  if ((await lacksOf(tx, id)).length === 0) await activateMember(tx, texts, id, at);
}

/** A rejected photo is no longer a document of its member, who is locked first as by all that changes documents. */
export async function afterRejection(
  tx: Tx,
  { document_id: id, member_id: member }: Pick<Photo, 'document_id' | 'member_id'>,
): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', member).forUpdate().execute();
  await tx.updateTable('member_document').set({ current: false }).where('id', '=', id).execute();
}
