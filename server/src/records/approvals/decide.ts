import { changeRules, ticksOf, type ChangeWarning } from '@console/contracts/core/changes';
import type { Call } from '@console/contracts/core/call';
import type { Caller, Context } from '../../platform/context.ts';
import { triedAndUndone } from '../../platform/database/trial.ts';
import type { Application } from '../../platform/http/application.ts';
import { performCall } from '../../platform/http/perform.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staleVersion } from '../../platform/http/stale-version.ts';
import { sql } from 'kysely';
import { approvalSources, type ApprovalSource, type Waiting, type Which } from './source.ts';

/** A document, and where it comes from. */
export interface Found {
  readonly source: ApprovalSource;
  readonly document: Waiting;
}

/**
 * Documents by id, of the modules that the caller may read. Where one may stand in several, the last of `which` says.
 * @param among positions of the sources that may hold them: planning a query over all of them takes longer than it
 */
export async function documentsOf(
  app: Application,
  caller: Caller,
  ids: readonly string[],
  which: readonly Which[],
  among?: ReadonlySet<number>,
): Promise<ReadonlyMap<string, Found>> {
  const { db } = app.services;
  const sources = approvalSources(app);
  const reads = which.flatMap((each) =>
    sources.flatMap((source, at) =>
      (among?.has(at) ?? true) && (each === 'made' || each === 'waiting' || source.appliesTo(caller))
        ? [{ at, select: sql`select w.id from (${source.select(caller, each)}) w where w.id = any(${ids}::uuid[])` }]
        : [],
    ),
  );
  if (ids.length === 0 || reads.length === 0) return new Map();
  const parts = reads.map(
    ({ at, select }, order) => sql`select f.id, ${at}::int as source, ${order}::int as place from (${select}) f`,
  );
  const { rows } = await sql<{ id: string; source: number }>`
    select f.id, f.source from (${sql.join(parts, sql` union all `)}) f order by f.place`.execute(db);
  // The last says.
  const sourceOf = new Map(rows.map(({ id, source }) => [id, source]));
  const found = new Map<string, Found>();
  for (const at of new Set(sourceOf.values())) {
    const source = sources[at]!;
    const own = [...sourceOf].flatMap(([id, of]) => (of === at ? [id] : []));
    for (const document of await source.read(db, caller, own)) found.set(document.id, { source, document });
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
    warnings,
  }: {
    readonly note: string | null;
    readonly version: number | null;
    readonly isTrial: boolean;
    readonly acknowledged: readonly string[];
    /** What is to be ticked. */
    readonly warnings: readonly ChangeWarning[];
  },
): Promise<void> {
  const isStale = version !== document.version;
  const way = decision === 'withdraw' ? undefined : source.decisions[decision];
  // A trial comes before the note is written and the warnings are ticked.
  const isUndone = isTrial || isStale;
  const ticked = isUndone ? ticksOf([...warnings]) : acknowledged;
  const toMake = await way?.callFor?.(
    document,
    note ?? (isUndone && decision === 'reject' ? '-'.repeat(changeRules.note.minimum) : null),
    app.services.db,
    ticked,
  );
  const stale = staleVersion(source, document.recordId ?? document.id);
  if (!toMake) throw isStale ? stale : new Refusal('DECIDED_ON_ITS_PAGE');
  const { call, body, parameters = {} } = toMake;
  const { stepUp: _, ...unproven } = call;
  // A trial changes nothing, so it asks for no fresh proof.
  const { caller, request, language } = by;
  const performed = { caller, request, language, db: app.services.db, body, parameters };
  const perform = () => performCall(app, isUndone ? unproven : call, performed);
  if (!isStale) return void (await (isTrial ? triedAndUndone(perform) : perform()));
  // Who may not see the document does not hear of its version: its own call says so first.
  await triedAndUndone(perform).catch((cause: unknown) => {
    if (!(cause instanceof Refusal) || cause.code === 'NOT_FOUND') throw cause;
  });
  throw stale;
}
