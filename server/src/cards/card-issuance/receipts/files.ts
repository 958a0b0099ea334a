import type { Tx } from '../../../platform/context.ts';
import { lockFile, nameFiles } from '../../../platform/files/claim.ts';
import { invalid } from '../../../platform/http/refusal.ts';

const maximumBytes = 5 * 1024 * 1024;

/**
 * Reads a file that the caller uploaded for a delivery and that no record uses yet.
 * @throws Refusal VALIDATION on the field
 */
export async function freeFile(tx: Tx, fileId: string, username: string, kinds: readonly string[], field = 'fileId') {
  const file = await lockFile(tx, fileId);
  if (!file || file.module !== 'card-issuance-delivery' || file.record_id !== null || file.uploaded_by !== username)
    throw invalid({ field, code: 'NOT_FOUND' });
  if (!kinds.includes(file.kind)) throw invalid({ field, code: 'FILE_TYPE', parameters: { kinds: kinds.join(', ') } });
  if (file.size > maximumBytes) throw invalid({ field, code: 'FILE_TOO_LARGE', parameters: { limit: '5 MB' } });
  return file;
}

/** Attaches the file to its delivery permanently. Users who can read the delivery can read the file. */
export const keepFile = (tx: Tx, fileId: string, deliveryId: string) => nameFiles(tx, [fileId], deliveryId);
