import type { PhotoDesk } from '@console/contracts/platform/photos/records';
import { sql } from 'kysely';
import type { Context, Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { AnyPhoto, PhotoKind } from './kind.ts';
import { photoOf, requireTaken, type Served } from './locked.ts';
import { openPhoto } from './opening.ts';

const most = 6;

/** Other photos of the same subject to compare with; those of the same kind come last. */
async function othersOf(
  db: Db,
  { table, subject, compared }: PhotoKind,
  photo: AnyPhoto,
): Promise<PhotoDesk['others']> {
  const { rows } = await sql<PhotoDesk['others'][number] & { takenAt: string }>`
    select id as "secureId", document_type as "documentType", state, taken_at as "takenAt" from ${sql.table(table)}
    where ${sql.ref(subject)} = ${photo[subject]} and id <> ${photo.id} and recheck_of is null and deleted_at is null
      and document_type = any(${compared(photo)}::text[])
    order by document_type = ${photo.document_type}, taken_at desc limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, takenAt: toWireInstant(row.takenAt) }));
}

/**
 * What a screener compares: the photo that they have taken, the facts of its kind in clear, other photos.
 * @throws Refusal NOT_FOUND, ALREADY_DECIDED, CLAIM_EXPIRED, FORBIDDEN; BudgetRefusal PHOTO_UNDECIDED_LIMIT
 */
export async function readDesk(db: Db, served: Served, context: Context, now: Date): Promise<PhotoDesk> {
  const { caller, parameters } = context;
  const { kind } = served;
  const { row, photo } = await photoOf(db, served, parameters['secureId'] ?? '', caller);
  const until = await requireTaken(db, kind, photo, caller, now);
  await db.transaction().execute((tx) => openPhoto(tx, kind, photo, context, now));
  const [facts, duplicates, others, offered] = await Promise.all([
    kind.facts(db, photo, row),
    kind.duplicates(db, photo, most),
    othersOf(db, kind, photo),
    kind.reasons().forType(db, photo.document_type),
  ]);
  const { latitude, longitude, accuracy, note, escalated_by: by } = photo;
  return {
    secureId: photo.id,
    version: photo.version,
    state: photo.state,
    documentType: photo.document_type,
    takenAt: toWireInstant(photo.taken_at),
    source: photo.source,
    place: latitude === null || longitude === null ? null : { latitude, longitude, accuracy },
    sharpness: photo.sharpness,
    duplicates,
    others,
    reasons: offered.map(({ id, name }) => ({ secureId: id, name })),
    escalation: by === null ? null : { note: note ?? '', by },
    until: toWireInstant(until),
    ...facts,
  };
}
