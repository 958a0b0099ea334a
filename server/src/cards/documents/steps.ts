import type { Call } from '@console/contracts/core/call';
import type { DocumentStep, DocumentSteps, StepBody } from '@console/contracts/cards/document-steps';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { changeTransaction } from '../../records/resource/serialised.ts';
import { labelOf } from '../../records/resource/label.ts';

/** A record with states, as its contract declares them. */
export interface DocumentRow extends Row {
  readonly state: string;
  /** Users who edited it. */
  readonly editors?: readonly string[];
}

export interface StepOptions {
  /** Column of the state. Default `state`. */
  readonly column?: string;
  /** Checks of the module before anything is stored; throws a refusal. */
  readonly check?: (tx: Tx, row: DocumentRow, context: Context<unknown, StepBody>, name: string) => Promise<void>;
  /** Columns to store besides the state. */
  readonly also?: (
    row: DocumentRow,
    context: Context<unknown, StepBody>,
    name: string,
  ) => Readonly<Record<string, unknown>>;
  /** Further changes in the same transaction. */
  readonly after?: (tx: Tx, row: DocumentRow, context: Context<unknown, StepBody>, name: string) => Promise<void>;
}

/** Locks a record in the caller's scope at the given version. @throws Refusal NOT_FOUND, STALE_VERSION */
export async function lockDocument(
  tx: Tx,
  registered: RegisteredResource,
  { secureId, version }: Pick<StepBody, 'secureId' | 'version'>,
  { caller }: Pick<Context, 'caller'>,
): Promise<DocumentRow> {
  const [row] = await findRecords(tx, registered, [secureId], caller.scope, { of: 'detail', caller, lock: true });
  if (!row) throw notFound();
  requireVersion(row, version, registered.resource);
  return row as DocumentRow;
}

export interface MoveTo {
  readonly state: string;
  readonly column?: string;
  readonly verb: string;
  readonly reason?: string | null | undefined;
  readonly also?: Readonly<Record<string, unknown>>;
}

/** Stores a record's next state with its audit entry. @returns its next version */
export async function moveDocument(
  tx: Tx,
  {
    app,
    registered,
    context,
    row,
  }: {
    readonly app: Application;
    readonly registered: RegisteredResource;
    readonly context: Context;
    readonly row: DocumentRow;
  },
  { state, column = 'state', verb, reason, also = {} }: MoveTo,
): Promise<number> {
  const now = app.services.now();
  const columns = { ...also, [column]: state, updated_by: context.caller.username, updated_at: now };
  await sql`update ${sql.table(registered.definition.table)}
    set ${sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))},
    version = version + 1 where id = ${row.secureId}`.execute(tx);
  await recordChange(tx, {
    actor: actorOf(context),
    module: registered.resource.module,
    action: verb,
    entityId: row.secureId,
    entityLabel: labelOf(registered, row),
    before: { state: row.state },
    after: { state },
    reason: reason ?? null,
    at: now,
  });
  return row.version + 1;
}

/**
 * Refuses a step that the record's state or its editors do not allow.
 * @throws Refusal INVALID_STATE, SELF_APPROVAL, APPROVER_DEPENDENT, MAKER_RIGHTS_LOST
 */
export async function guardStep(
  tx: Tx,
  now: Date,
  name: string,
  step: DocumentStep,
  row: DocumentRow,
  { caller }: Pick<Context, 'caller'>,
): Promise<void> {
  if (!step.from.includes(row.state)) throw invalidState(row.state, name);
  const { secondPerson } = step;
  if (secondPerson) await guardSecondPerson(tx, { secondPerson, makers: row.editors ?? [], decider: caller, now });
}

/** Serves the steps of a resource's records, each by the call of the same name. */
export function serveSteps<S extends DocumentSteps>(
  app: Application,
  registered: RegisteredResource,
  steps: S,
  calls: { readonly [Name in keyof S]: Call<unknown, StepBody, { secureId: string; version: number; state: string }> },
  { column, check, also, after }: StepOptions = {},
): void {
  for (const [name, step] of Object.entries<DocumentStep>(steps)) {
    serve(app, calls[name], (context) =>
      changeTransaction(app.services.db, registered, async (tx) => {
        const row = await lockDocument(tx, registered, context.body, context);
        await guardStep(tx, app.services.now(), name, step, row, context);
        await check?.(tx, row, context, name);
        const version = await moveDocument(
          tx,
          { app, registered, context: context as Context, row },
          {
            state: step.to,
            verb: step.verb,
            reason: context.body.reason,
            ...(column ? { column } : {}),
            ...(also ? { also: also(row, context, name) } : {}),
          },
        );
        await after?.(tx, row, context, name);
        return { secureId: row.secureId, version, state: step.to };
      }),
    );
  }
}
