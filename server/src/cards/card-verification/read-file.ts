import { buffer } from 'node:stream/consumers';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import type { Services } from '../../platform/services.ts';

/** Content of a photo of one attempt, or null. */
export async function photoOf(
  services: Pick<Services, 'db' | 'configuration'>,
  verificationId: string,
  attempt: number,
  documentType: string,
): Promise<Buffer | null> {
  const found = await services.db
    .selectFrom('card_verification_document')
    .select('file_id')
    .where('verification_id', '=', verificationId)
    .where('attempt', '=', attempt)
    .where('document_type', '=', documentType)
    .executeTakeFirst();
  return found ? buffer(await fileStoreOf(services).open(found.file_id)) : null;
}
