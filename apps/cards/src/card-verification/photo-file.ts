import { fetchFile } from '@console/api';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';

export interface PhotoOf {
  readonly secureId: string;
  readonly attempt: number;
  readonly documentType: string;
}

/** Fetches a photo with its watermark. @throws the server's error */
export async function readPhoto({ secureId, attempt, documentType }: PhotoOf, reason?: string): Promise<Blob> {
  const outcome = await fetchFile(verificationCalls.photo, {
    parameters: { secureId },
    body: { attempt, documentType, ...(reason ? { reason } : {}) },
  });
  if ('error' in outcome) throw outcome.error;
  return outcome.data.blob;
}

/** The same as an object URL, to be revoked. @throws the server's error */
export const openPhoto = async (photo: PhotoOf, reason?: string): Promise<string> =>
  URL.createObjectURL(await readPhoto(photo, reason));
