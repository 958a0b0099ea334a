import { documentFields, registrations, type Registration } from '@console/contracts/membership/registration';
import type { FieldError } from '@console/contracts/core/errors';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { PhotoKind, PhotoSubject } from '../../records/photos/kind.ts';
import { measured, storePhoto, uploadOf } from '../../records/photos/submit.ts';

interface Picture {
  readonly documentType: string;
  readonly stored: { readonly id: string; readonly hash: string };
  readonly sharpness: number | null;
}

/**
 * The pictures of a registration, measured before its transaction.
 * @throws Refusal VALIDATION beside a picture that is not there, or that stands for two documents
 */
export async function picturesOf(
  services: Services,
  values: Partial<Registration>,
  username: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const faults: FieldError[] = [];
  for (const [documentType, field] of Object.entries(documentFields)) {
    const fileId = values[field];
    if (!fileId) continue;
    const stored = await uploadOf(services.db, fileId, registrations.module, username);
    if (!stored) faults.push({ field, code: 'NOT_FOUND' });
    else if (pictures.some((other) => other.stored.hash === stored.hash)) faults.push({ field, code: 'SAME_FILE' });
    else pictures.push({ documentType, stored, sharpness: await measured(services, stored.id) });
  }
  if (faults.length > 0) throw invalid(...faults);
  return pictures;
}

/** Each picture becomes a document of the member, and waits for a screener. */
export async function storePictures(
  tx: Tx,
  kind: PhotoKind,
  pictures: readonly Picture[],
  { subject, actor, at }: { readonly subject: PhotoSubject; readonly actor: Actor; readonly at: Date },
): Promise<void> {
  for (const { documentType, stored, sharpness } of pictures) {
    const sent = { documentType, fileId: stored.id, takenAt: toWireInstant(at) };
    await storePhoto(tx, kind, { module: registrations.module, stored, sharpness, subject, sent, actor, at });
  }
}
