import { changeRules } from '@console/contracts/core/changes';
import type { Call } from '@console/contracts/core/call';
import type { Caller, Context } from '../../platform/context.ts';
import { triedAndUndone } from '../../platform/database/trial.ts';
import type { Application } from '../../platform/http/application.ts';
import { performCall } from '../../platform/http/perform.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sql } from 'kysely';
import { approvalSources, type ApprovalSource, type Waiting, type Which } from './source.ts';

/** A document, and where it comes from. */
export interface Found {
  readonly source: ApprovalSource;
  readonly document: Waiting;
}

/**
 * Documents by id, of the modules that the caller may read. Where one may stand in several, the last of `which` says.
 */
export async function documentsOf(
  app: Application,
  caller: Caller,
  ids: readonly string[],
  which: readonly Which[],
): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  const { db } = app.services;
  for (const each of which)
    for (const source of approvalSources(app)) {
      if (each !== 'made' && !source.appliesTo(caller)) continue;
      const { rows } = await sql<{ id: string }>`
        select w.id from (${source.select(caller, each)}) w where w.id = any(${ids}::uuid[])`.execute(db);
      if (rows.length === 0) continue;
      for (const document of await source.read(
        db,
        caller,
        rows.map(({ id }) => id),
      ))
        found.set(document.id, { source, document });
    }
  return found;
}

/** The calls by which a document is decided, for those that ask for a fresh proof. */
export const callsOfDecision = ({ source }: Found, decision: 'approve' | 'reject' | 'withdraw'): readonly Call[] =>
  decision === 'withdraw' ? [] : (source.decisions[decision]?.calls ?? []);

type By = Pick<Context, 'caller' | 'request' | 'language'>;

/**
 * Decides on one document by the call of its module, at the version that the caller saw.
 * @param isTrial decides, and undoes it
 * @throws Refusal DECIDED_ON_ITS_PAGE where the decision needs more than a note, or of the call
 */
export async function decideDocument(
  app: Application,
  by: By,
  { source, document }: Found,
  decision: 'approve' | 'reject' | 'withdraw',
  {
    note,
    version,
    isTrial,
    acknowledged,
  }: {
    readonly note: string | null;
    readonly version: number | null;
    readonly isTrial: boolean;
    readonly acknowledged: readonly string[];
  },
): Promise<void> {
  if (version !== document.version) throw new Refusal('STALE_VERSION');
  const way = decision === 'withdraw' ? undefined : source.decisions[decision];
  // A trial comes before the note is written and the warnings are ticked.
  const ticked = isTrial ? (await source.warnings?.(app.services.db, document))?.map(({ code }) => code) : acknowledged;
  const toMake = await way?.callFor(
    document,
    note ?? (isTrial && decision === 'reject' ? '-'.repeat(changeRules.note.minimum) : null),
    app.services.db,
    ticked,
  );
  if (!toMake) throw new Refusal('DECIDED_ON_ITS_PAGE');
  const { call, body, parameters = {} } = toMake;
  const { stepUp: _, ...unproven } = call;
  // A trial changes nothing, so it asks for no fresh proof.
  const { caller, request, language } = by;
  const performed = { caller, request, language, db: app.services.db, body, parameters };
  const perform = () => performCall(app, isTrial ? unproven : call, performed);
  await (isTrial ? triedAndUndone(perform) : perform());
}
