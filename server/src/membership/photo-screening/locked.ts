import { decidedPhotoStates, type PhotoState } from '@console/contracts/membership/photos-screening-membership';
import type { Selectable } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { present } from '../../records/resource/present.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { heldUntil } from '../../records/waiting/lease-table.ts';
import { codes } from './definition.ts';
import type { PhotoScreeningTable } from './table.ts';

export type Photo = Selectable<PhotoScreeningTable>;

/** Kinds of photo that stand beside a photo: its own, identity card and selfie. */
export const comparedTypes = ({ document_type: type }: Pick<Photo, 'document_type'>): string[] => [
  ...new Set([type, '1', '2']),
];

const isDecided = (state: PhotoState): boolean => (decidedPhotoStates as readonly PhotoState[]).includes(state);

/** A photo in the scope of the caller. @throws Refusal NOT_FOUND */
export async function photoOf(
  tx: Db | Tx,
  registered: RegisteredResource,
  secureId: string,
  caller: Caller,
  lock = false,
): Promise<{ readonly row: Row; readonly photo: Photo }> {
  const options = { of: 'detail', caller, ...(lock ? { lock: true as const } : {}) } as const;
  const [row] = await findRecords(tx, registered, [secureId], caller.scope, options);
  if (!row) throw notFound();
  const photo = await tx
    .selectFrom('photo_screening')
    .selectAll()
    .where('id', '=', row.secureId)
    .executeTakeFirstOrThrow();
  return { row, photo };
}

/**
 * Until when the caller has taken the photo.
 * @throws Refusal ALREADY_DECIDED, CLAIM_EXPIRED
 */
export async function requireTaken(tx: Db | Tx, photo: Photo, { username }: Caller, now: Date): Promise<string> {
  if (isDecided(photo.state)) throw new Refusal('ALREADY_DECIDED', { parameters: { user: photo.decided_by ?? '' } });
  const code = codes[photo.state as keyof typeof codes];
  const until = await heldUntil(tx, { code, recordId: photo.id, username, now });
  if (until === undefined) throw new Refusal('CLAIM_EXPIRED');
  return until;
}

/**
 * The photo, locked, as the caller saw and took it.
 * @throws Refusal NOT_FOUND, ALREADY_DECIDED, STALE_VERSION, CLAIM_EXPIRED
 */
export async function lockTaken(
  tx: Tx,
  registered: RegisteredResource,
  { caller, body }: { readonly caller: Caller; readonly body: { readonly secureId: string; readonly version: number } },
  now: Date,
): Promise<{ readonly row: Row; readonly photo: Photo; readonly until: string }> {
  const { row, photo } = await photoOf(tx, registered, body.secureId, caller, true);
  if (!isDecided(photo.state) && row.version !== body.version)
    throw new Refusal('STALE_VERSION', { result: present(registered, row, caller) });
  return { row, photo, until: await requireTaken(tx, photo, caller, now) };
}
