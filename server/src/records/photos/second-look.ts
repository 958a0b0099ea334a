import { createHash, randomUUID } from 'node:crypto';
import { photoRules } from '@console/contracts/platform/photos/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { AnyPhoto, PhotoKind } from './kind.ts';

/**
 * Whether an approved photo comes back for other eyes: fixed by its id and the data key, so that its screener cannot
 * foresee it.
 */
export function comesBack(texts: ProtectedText, id: string): boolean {
  const digest = createHash('sha256')
    .update(texts.hash(`recheck:${id}`))
    .digest();
  return digest.readUInt32BE(0) % photoRules.recheckOneIn === 0;
}

/** One in twenty photos that a first look approved waits once more, as it came. */
export async function lookAgain(
  tx: Tx,
  { table }: Pick<PhotoKind, 'table'>,
  photo: AnyPhoto,
  texts: ProtectedText,
  at: Date,
): Promise<void> {
  if (photo.recheck_of !== null || photo.state !== 'WAITING' || !comesBack(texts, photo.id)) return;
  const again = {
    id: randomUUID(),
    version: 1,
    state: 'WAITING',
    reason_ids: [],
    note: null,
    escalated_by: null,
    decided_by: null,
    decided_at: null,
    seconds: null,
    recheck_of: photo.id,
    created_at: at,
    updated_by: 'SYSTEM',
    updated_at: at,
  };
  const photos = sql.table(table);
  await sql`insert into ${photos} select (jsonb_populate_record(t, ${JSON.stringify(again)}::jsonb)).*
    from ${photos} t where t.id = ${photo.id}
    on conflict (recheck_of) where recheck_of is not null do nothing`.execute(tx);
}
