import { isDeepStrictEqual } from 'node:util';
import type { Caller, Upload } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { ImportHandler } from './handler.ts';
import { confirmedStates, type Values } from './tables.ts';

const repeatedWithinMs = 24 * 3_600_000;

/** A file that somebody sends, and what it is for. */
export interface Wanted {
  readonly handler: ImportHandler;
  readonly upload: Upload;
  readonly target: Values | null;
  readonly line: string;
}

/** @throws Refusal IMPORT_DUPLICATE_FILE naming the earlier job. */
export async function refuseRepeated(
  { db, now }: Services,
  caller: Pick<Caller, 'username' | 'isAdmin'>,
  { handler: { definition, oncePerFile = false }, upload, target }: Wanted,
  force: boolean,
): Promise<void> {
  const earlier = await db
    .selectFrom('import_job')
    .select(['id', 'uploaded_at', 'uploaded_by', 'state', 'target'])
    .where('file_hash', '=', upload.hash)
    .where('module', '=', definition.module)
    .where('import_kind', '=', definition.importKind)
    .where((where) =>
      where.or([
        ...(force
          ? []
          : [
              where.and([
                where('uploaded_at', '>', new Date(now().getTime() - repeatedWithinMs).toISOString()),
                where('state', 'not in', ['REFUSED', 'CANCELLED', 'EXPIRED']),
              ]),
            ]),
        ...(oncePerFile ? [where('state', 'in', confirmedStates)] : []),
      ]),
    )
    .orderBy('uploaded_at', 'desc')
    .execute();
  // The database gives the names of a target back in an order of its own.
  const same = earlier.find((job) => isDeepStrictEqual(job.target, target));
  if (same)
    // Only admins learn of another person's job.
    throw new Refusal(
      'IMPORT_DUPLICATE_FILE',
      same.uploaded_by === caller.username || caller.isAdmin
        ? {
            result: {
              importId: same.id,
              uploadedAt: same.uploaded_at,
              uploadedBy: same.uploaded_by,
              state: same.state,
            },
          }
        : {},
    );
}
