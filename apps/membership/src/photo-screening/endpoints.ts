import { fetchFile, mutationEndpoint } from '@console/api';
import { queueCalls } from '@console/contracts/platform/queues';
import type { PhotoCalls } from './kind.ts';

/** Gives a photo back to its queue. */
export const release = mutationEndpoint(queueCalls.release);

/** The picture of a taken photo, or of another photo that stands beside it. @throws the server's error */
export async function readPicture({ photo }: PhotoCalls, secureId: string, of?: string): Promise<Blob> {
  const outcome = await fetchFile(photo, { parameters: { secureId }, body: of === undefined ? {} : { of } });
  if ('error' in outcome) throw outcome.error;
  return outcome.data.blob;
}
