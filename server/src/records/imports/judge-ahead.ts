import { setImmediate as letOthers } from 'node:timers/promises';
import type { Control } from '../../platform/jobs/worker.ts';
import type { Services } from '../../platform/services.ts';
import { movesUnder } from '../changes/judged-under.ts';
import { checkToApply } from './apply-rows.ts';
import { runOf, storedRows } from './check-file.ts';
import { keepEffects } from './effects.ts';
import type { ImportHandler } from './handler.ts';
import { rowEncryptionOf } from './row-encryption.ts';
import { PreviewOutdated, StopRequested } from './run-stops.ts';
import type { Job } from './tables.ts';

/** What was judged before the rows of a STAGED import are written. */
export interface Ahead {
  /** What was judged is kept under it. */
  readonly judgedBy: object;
  /** How often what it rests on had moved. */
  readonly moves: number;
}

/** Rows that are judged at a time: between two pieces others are served, and a stop takes effect. */
const atOnce = 10;

/**
 * Judges the rows of a STAGED import before its transaction, piece by piece: to judge prices takes far longer than to
 * write them, and the transaction keeps others out of the embedded database. Within it the rows are checked again, by
 * what was judged here where nothing has moved since.
 * @throws PreviewOutdated, StopRequested
 */
export async function judgeAhead(
  { services, handler, control }: { services: Services; handler: ImportHandler; control: Control<Job> },
  job: Job,
): Promise<Ahead> {
  const { db } = services;
  const under = [...((await handler.locks?.(db, job.id)) ?? []), ...(handler.judgedUnder ?? [])];
  const moves = await movesUnder(db, under);
  const judgedBy = {};
  let checked = 0;
  const afterPiece = async (rows = 0) => {
    checked += rows;
    if (control.closing() || (await control.beat()).stop_requested) throw new StopRequested();
    await db
      .updateTable('import_job')
      .set({ checked_rows: checked })
      .where('id', '=', job.id)
      .where('state', '=', 'RUNNING')
      .execute();
    await letOthers();
  };
  await afterPiece();
  const seal = await rowEncryptionOf(services, handler.definition);
  const run = { ...runOf(job, db, services.now()), importId: job.id, judgedBy };
  for await (const rows of storedRows(db, job.id, seal, atOnce)) {
    const toApply = rows.filter(({ result }) => result === 'NEW' || result === 'CHANGED');
    if (toApply.length === 0) continue;
    const { failed } = (await checkToApply(handler, job, toApply, run)).outcome;
    if (failed.length > 0) throw new PreviewOutdated(failed.map(({ rowNo }) => rowNo));
    await afterPiece(toApply.length);
  }
  if (job.decided_by !== null) await keepEffects(db, services, job, handler, afterPiece);
  return { judgedBy, moves };
}
