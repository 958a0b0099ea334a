import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { photoRules } from '@console/contracts/platform/photos/vocabulary';
import { sql } from 'kysely';
import { actorOf, type Actor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { claimFiles } from '../files/claim-files.ts';
import type { PhotoKind, PhotoSubject, SentPhoto } from './kind.ts';
import { sharpnessOf } from './sharpness.ts';

const photoBytes = 5 * 1024 * 1024;

/** A stored picture that is taken as a photo. */
export interface TakenPhoto {
  /** Module of the upload. */
  readonly module: string;
  readonly stored: { readonly id: string; readonly hash: string };
  /** Of {@link measured}. */
  readonly sharpness: number | null;
  readonly subject: PhotoSubject;
  readonly sent: SentPhoto;
  readonly actor: Actor;
  readonly at: Date;
}

/** An upload of a person for a module, that nothing has yet. */
export const uploadOf = (db: Db, fileId: string, module: string, username: string) =>
  db
    .selectFrom('stored_file_view')
    .select(['id', 'hash'])
    .where('id', '=', fileId)
    .where('module', '=', module)
    .where('uploaded_by', '=', username)
    .executeTakeFirst();

/** How sharp a stored picture is; read outside of a transaction. */
export const measured = async (services: Services, fileId: string): Promise<number | null> =>
  sharpnessOf(await buffer(await fileStoreOf(services).open(fileId)));

/** Stores a photo, which waits for a screener then; one that is too blurred to be read is rejected at once. */
export async function storePhoto(tx: Tx, kind: PhotoKind, taken: TakenPhoto) {
  const { module, stored, sharpness, subject, sent, actor, at } = taken;
  const { username } = actor;
  const id = randomUUID();
  await claimFiles(tx, {
    module,
    recordId: id,
    username,
    files: [{ field: 'fileId', fileId: stored.id, kinds: ['image'], maximumBytes: photoBytes }],
  });
  const tooBlurred = sharpness !== null && sharpness < photoRules.leastSharpness;
  const state = tooBlurred ? ('REJECTED' as const) : ('WAITING' as const);
  const photo = {
    id,
    branch_id: subject.branchId,
    document_type: sent.documentType,
    file_id: stored.id,
    file_hash: stored.hash,
    source: subject.source,
    taken_at: sent.takenAt,
    latitude: sent.place?.latitude ?? null,
    longitude: sent.place?.longitude ?? null,
    accuracy: sent.place?.accuracy ?? null,
    sharpness,
    state,
    ...(tooBlurred ? { decided_by: 'SYSTEM', decided_at: at } : {}),
    created_by: username,
    created_at: at,
    updated_by: username,
    updated_at: at,
    ...subject.columns,
    ...(await kind.arrived?.(tx, subject, sent, { fileId: stored.id, tooBlurred, by: username, at })),
  };
  const names = sql.join(Object.keys(photo).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(kind.table)} (${names}) values (${sql.join(Object.values(photo))})`.execute(tx);
  await recordChange(tx, {
    actor,
    at,
    module: kind.resource.module,
    action: 'CREATE',
    entityId: id,
    entityLabel: `${subject.label} ${sent.documentType}`,
    before: null,
    after: { state },
  });
  return { secureId: id, version: 1, state };
}

/**
 * Takes a photo from an application.
 * @throws Refusal VALIDATION for the owner, the file or the time; the codes of the kind
 */
export async function submitPhoto(services: Services, kind: PhotoKind, context: Context<unknown, SentPhoto>) {
  const { db } = services;
  const { caller, body } = context;
  const { module } = kind.resource;
  const at = services.now();
  if (new Date(body.takenAt) > at) throw invalid({ field: 'takenAt', code: 'IN_FUTURE' });
  const stored = await uploadOf(db, body.fileId, module, caller.username);
  if (!stored) throw invalid({ field: 'fileId', code: 'NOT_FOUND' });
  const sharpness = await measured(services, stored.id);
  return db.transaction().execute(async (tx) => {
    const subject = await kind.owner(tx, body, caller.scope);
    const actor = actorOf(context);
    const result = await storePhoto(tx, kind, { module, stored, sharpness, subject, sent: body, actor, at });
    await context.remember(tx, result);
    return result;
  });
}
