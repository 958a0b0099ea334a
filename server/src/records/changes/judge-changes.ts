import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Services } from '../../platform/services.ts';
import { sharingReads } from '../../platform/shared-reads.ts';
import { shareStandings } from '../effective/pending.ts';
import type { Warning } from '../resource/approval.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { consequenceOf } from './consequence-of.ts';
import { valuesOf } from './judged-change.ts';
import { locksOfChanges, movesUnder } from './judged-under.ts';
import type { StoredChange } from './table.ts';
import { warningsOf } from './warnings.ts';

/** What speaks against a change, and what its approval also does, as data: the reader's words come later. */
export interface Judgement {
  readonly warnings: readonly Warning[];
  readonly consequence: Text | null;
}

/** A judgement that is kept with its change. */
export interface KeptJudgement extends Judgement {
  readonly at: string;
  /** What it rests on: names under which approvals are counted, and how many there were in all. */
  readonly under: readonly string[];
  readonly moves: number;
}

type Judged = Pick<StoredChange, 'id' | 'action' | 'record_id' | 'record_label' | 'values_protected' | 'changes'>;

/** Whether its module says effects or warnings of a change. */
export const isJudged = (
  { definition: { approval, activationNote } }: Pick<RegisteredResource, 'definition'>,
  action: string,
): boolean => Boolean(approval?.warnings ?? approval?.consequence ?? (action === 'activate' && activationNote));

/** The records of changes as they are now, by id. */
export async function recordsOf(
  db: Db | Tx,
  registered: RegisteredResource,
  changes: readonly Pick<StoredChange, 'record_id'>[],
  lock = false,
): Promise<ReadonlyMap<string, Row>> {
  const ids = changes.flatMap(({ record_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const options = { of: 'detail', caller: null, ...(lock ? { lock } : {}) } as const;
  const rows = await findRecords(db, registered, ids, { type: 'all' }, options);
  return new Map(rows.map((row) => [row.secureId, row]));
}

/**
 * Judges changes as everything is now: those of a batch together, so that what they are judged by is read once.
 * @param records the records of the changes, by id
 * @returns a judgement for each, in order
 */
export const judgeChanges = (
  db: Db | Tx,
  services: Services,
  registered: RegisteredResource,
  changes: readonly Judged[],
  records: ReadonlyMap<string, Row>,
): Promise<Judgement[]> =>
  sharingReads(async () => {
    const found: Judgement[] = [];
    await shareStandings(
      db,
      registered,
      changes.map(({ record_id: id }) => id),
    );
    for (const change of changes) {
      const { action, record_id: recordId, record_label: recordLabel } = change;
      const before = recordId === null ? null : (records.get(recordId) ?? null);
      const values = await valuesOf(services, change);
      found.push({
        warnings: await warningsOf(db, registered, { values, before }),
        consequence: await consequenceOf(
          db,
          registered,
          { action, recordId, recordLabel, changes: change.changes, values },
          before,
        ),
      });
    }
    return found;
  });

/** Judges changes of one batch, or one change, and keeps what was judged with them, for lists. */
export async function judgeAndKeep(
  db: Db | Tx,
  services: Services,
  registered: RegisteredResource,
  changes: readonly Judged[],
): Promise<KeptJudgement[]> {
  const { definition } = registered;
  const locked = [];
  for (const change of changes) locked.push({ recordId: change.record_id, values: await valuesOf(services, change) });
  const under = [
    ...new Set([...(await locksOfChanges(db, registered, locked)), ...(definition.approval?.judgedUnder ?? [])]),
  ];
  // Counted before anything is read: what is approved during the judgement counts as a move after it.
  const moves = await movesUnder(db, under);
  const records = await recordsOf(db, registered, changes);
  const at = toWireInstant(services.now());
  const kept = (await judgeChanges(db, services, registered, changes, records)).map((each) => ({
    ...each,
    at,
    under,
    moves,
  }));
  await keep(db, changes, kept);
  return kept;
}

/** Keeps judgements with their changes. A change that was decided before then keeps none. */
async function keep(
  db: Db | Tx,
  changes: readonly Pick<StoredChange, 'id'>[],
  judgements: readonly KeptJudgement[],
): Promise<void> {
  const rows = changes.map(({ id }, at) => ({ id, judged: judgements[at] }));
  await sql`update change_request c set judged = k.judged
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) k(id uuid, judged jsonb)
    where c.id = k.id and c.state = 'PENDING'`.execute(db);
}
