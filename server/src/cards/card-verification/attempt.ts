import { cardVerifications, stepsOf } from '@console/contracts/cards/card-verification';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { claimFiles } from '../../records/files/claim-files.ts';

/** Creates the open steps of an attempt. */
export async function openSteps(tx: Tx, id: string, attempt: number, required: readonly string[]): Promise<void> {
  const steps = stepsOf(required);
  if (steps.length === 0) return;
  await tx
    .insertInto('card_verification_step')
    .values(
      steps.map((step) => ({
        verification_id: id,
        attempt,
        step,
        state: 'PENDING' as const,
        score: null,
        face_match: null,
        provider_ref: null,
        checked_at: null,
        detail: null,
      })),
    )
    .execute();
}

const photoBytes = 10 * 1024 * 1024;

/**
 * Refuses the same picture for two documents, including those taken over from the previous attempt.
 * @throws Refusal VALIDATION
 */
async function guardCopies(tx: Tx, fileIds: readonly string[]): Promise<void> {
  const files = await tx.selectFrom('stored_file_view').select('hash').where('id', 'in', fileIds).execute();
  if (new Set(files.map(({ hash }) => hash)).size < fileIds.length)
    throw invalid({ field: 'documents', code: 'SAME_FILE' });
}

export interface DocumentsOf {
  readonly id: string;
  readonly attempt: number;
  /** The uploader of the files. */
  readonly username: string;
}

/**
 * Stores the photos of an attempt. Photos that are not sent are taken over from the previous attempt.
 * @throws Refusal VALIDATION unless a file is an unused image of the uploader and no copy of another, DOCUMENT_REQUIRED
 *   without KTP or selfie
 */
export async function keepDocuments(
  tx: Tx,
  { id, attempt, username }: DocumentsOf,
  documents: readonly { readonly documentType: string; readonly fileId: string }[],
): Promise<void> {
  const brought = new Map(documents.map(({ documentType, fileId }) => [documentType, fileId]));
  await claimFiles(tx, {
    module: cardVerifications.module,
    recordId: id,
    username,
    files: [...brought.values()].map((fileId) => ({
      field: 'documents',
      fileId,
      kinds: ['image' as const],
      maximumBytes: photoBytes,
    })),
  });
  const earlier = await tx
    .selectFrom('card_verification_document')
    .select(['document_type', 'file_id'])
    .where('verification_id', '=', id)
    .where('attempt', '=', attempt - 1)
    .execute();
  for (const { document_type: type, file_id: fileId } of earlier) if (!brought.has(type)) brought.set(type, fileId);
  if (!brought.has('1') || !brought.has('2')) throw new Refusal('DOCUMENT_REQUIRED');
  await guardCopies(tx, [...brought.values()]);
  await tx
    .insertInto('card_verification_document')
    .values(
      [...brought].map(([documentType, fileId]) => ({
        verification_id: id,
        attempt,
        document_type: documentType,
        file_id: fileId,
      })),
    )
    .execute();
}
