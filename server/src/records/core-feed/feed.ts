import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import type { Fault } from './read-delivery.ts';
import type { FeedRun } from './table.ts';

/** What the steps of one run share. */
export interface Feed {
  readonly registered: RegisteredResource;
  readonly runId: string;
  readonly auditId: string | null;
  readonly actor: Actor;
  readonly now: Date;
  /** Keyed hash of the values of a row, which may hold personal numbers. */
  readonly hashOf: (values: unknown) => string;
}

/** What a step did. */
export interface Outcome {
  readonly changed: number;
  readonly conflicts: readonly { readonly row: number | null; readonly label: string; readonly errors: Fault[] }[];
}

export const everything = { type: 'all' } as const;

/** The steps' view of a run. @throws Error when no module serves the resource */
export async function feedOf(app: Application, run: FeedRun): Promise<Feed> {
  const registered = resourcesOf(app).get(run.module);
  if (!registered) throw new Error(`No resource ${run.module}`);
  const texts = await protectionOf(app.services);
  return {
    registered,
    runId: run.id,
    auditId: run.audit_id,
    actor: systemActor('core-feed'),
    now: app.services.now(),
    hashOf: (values) => texts.hash(JSON.stringify(values)),
  };
}

/** Options of the writes of a run: in the name of the feed, below the entry of the run. */
export const writeOptions = ({ actor, now, auditId }: Feed, reason?: string) => ({
  actor,
  caller: null,
  isCoreFeed: true as const,
  now,
  parentId: auditId,
  ...(reason ? { reason } : {}),
});

/** The faults of a refusal as a record keeps them. */
export const faultsOf = ({ code, details: { errors, parameters } }: Refusal): Fault[] =>
  errors && errors.length > 0
    ? errors.map((error) => ({
        field: error.field,
        code: error.code,
        ...(error.parameters ? { parameters: error.parameters as Fault['parameters'] & object } : {}),
      }))
    : [{ field: 'status', code, ...(parameters ? { parameters: parameters as Fault['parameters'] & object } : {}) }];

/** A rule that only the database knows (SQLSTATE class 23): the row breaks it, the other rows go on. */
const constraintFaults = (error: unknown): Fault[] | null => {
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('23')) return null;
  return [{ field: 'row', code: code === '23505' ? 'DUPLICATE' : 'NOT_ALLOWED' }];
};

/**
 * Does one change, and takes it back whole when a rule refuses it.
 * @returns the faults, or `null` when it is done
 */
export async function attempt(tx: Tx, work: () => Promise<unknown>): Promise<Fault[] | null> {
  await sql`savepoint core_feed`.execute(tx);
  try {
    await work();
    await sql`release savepoint core_feed`.execute(tx);
    return null;
  } catch (error) {
    const faults = error instanceof Refusal ? faultsOf(error) : constraintFaults(error);
    if (!faults) throw error;
    await sql`rollback to savepoint core_feed`.execute(tx);
    return faults;
  }
}

/** Notes that a record could not become as core says: it keeps its values. */
export const markConflict = (
  tx: Tx,
  { registered, runId }: Feed,
  id: string,
  { faults, isAbsent }: { readonly faults: readonly Fault[]; readonly isAbsent: boolean },
) =>
  sql`update ${sql.table(registered.definition.table)}
    set sync_state = 'CONFLICT', sync_faults = ${JSON.stringify(faults)}::jsonb, core_run = ${runId},
      core_absent = case when ${isAbsent} then core_absent else 0 end
    where id = ${id}`.execute(tx);
