import { decidedPhotoStates, type PhotoState } from '@console/contracts/platform/photos/vocabulary';
import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { heldUntil } from '../waiting/lease-table.ts';
import { codesOf, type AnyPhoto, type PhotoKind } from './kind.ts';

/** A kind of photos that is served. */
export interface Served {
  readonly kind: PhotoKind;
  readonly registered: RegisteredResource;
}

const isDecided = (state: PhotoState): boolean => (decidedPhotoStates as readonly PhotoState[]).includes(state);

/** A photo in the scope of the caller. @throws Refusal NOT_FOUND */
export async function photoOf(
  tx: Db | Tx,
  { kind, registered }: Served,
  secureId: string,
  caller: Caller,
  lock = false,
): Promise<{ readonly row: Row; readonly photo: AnyPhoto }> {
  const options = { of: 'detail', caller, ...(lock ? { lock: true as const } : {}) } as const;
  const [row] = await findRecords(tx, registered, [secureId], caller.scope, options);
  if (!row) throw notFound();
  const { rows } = await sql<AnyPhoto>`select * from ${sql.table(kind.table)} where id = ${row.secureId}`.execute(tx);
  return { row, photo: rows[0]! };
}

/**
 * Until when the caller has taken the photo.
 * @throws Refusal ALREADY_DECIDED, CLAIM_EXPIRED
 */
export async function requireTaken(
  tx: Db | Tx,
  kind: Pick<PhotoKind, 'resource'>,
  photo: AnyPhoto,
  { username }: Caller,
  now: Date,
): Promise<string> {
  if (isDecided(photo.state)) throw new Refusal('ALREADY_DECIDED', { parameters: { user: photo.decided_by ?? '' } });
  const code = codesOf(kind)[photo.state as 'WAITING' | 'ESCALATED'];
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
  served: Served,
  { caller, body }: { readonly caller: Caller; readonly body: { readonly secureId: string; readonly version: number } },
  now: Date,
): Promise<{ readonly row: Row; readonly photo: AnyPhoto; readonly until: string }> {
  const { row, photo } = await photoOf(tx, served, body.secureId, caller, true);
  if (!isDecided(photo.state)) requireVersion(row, body.version, served.registered.resource);
  return { row, photo, until: await requireTaken(tx, served.kind, photo, caller, now) };
}
