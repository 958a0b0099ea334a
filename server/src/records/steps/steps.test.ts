// Reads: server/src/records/README.md
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { prepared } from '../../../test/environment.ts';
import { QueryCounter } from '../../../test/query-counter.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { resourcesOf } from '../resource/registered.ts';
import type { StepInput, Target } from './batch.ts';
import { phases, stepAll, stepEach } from './run.ts';

/** Batches of customer records of the lines, whose plain step keeps them separate. */

const seen = new QueryCounter();
const server = useServer({ modules, seenThrough: seen.over });
const reason = 'bukan orang yang sama';
const missing = '00000000-0000-4000-8000-000000000000';
type Named = Pick<Target, 'secureId' | 'version'>;

/** Records in a state, in the order of their ids. */
const recordsIn = async (state: string, limit: number): Promise<Named[]> => {
  const { rows } = await sql<Named>`select id as "secureId", version from silo_record
    where state = ${state} order by id limit ${limit}`.execute(server.current.database.db);
  return rows;
};
const stored = async (secureId: string) =>
  (
    await sql<{ state: string; version: number; note: string | null }>`
      select state, version, note from silo_record where id = ${secureId}`.execute(server.current.database.db)
  ).rows[0]!;
const entriesOf = async (secureId: string) =>
  (
    await sql<{ action: string; reason: string }>`select action, reason from audit_entry
      where entity_id = ${secureId} and action = 'SEPARATE'`.execute(server.current.database.db)
  ).rows;

async function separate(
  run: typeof stepEach,
  targets: readonly Named[],
  more: Partial<StepInput> = {},
): Promise<readonly Target[]> {
  const { app } = server.current;
  const { db, now } = app.services;
  const registered = resourcesOf(app).get('membership-silo')!;
  const input = { registered, name: 'separate', values: { reason }, caller: admin, request: null, now: now() };
  return db.transaction().execute((tx) => run({ tx, ...input, targets, ...more }));
}
const codesOf = (targets: readonly Target[]) => targets.map(({ refusal }) => refusal?.code ?? null);

test('the phases run in the order of the table in the README', () => {
  const readme = fs.readFileSync(path.join(prepared.root, 'server/src/records/README.md'), 'utf8');
  const [, table = ''] = readme.split('| Phase');
  const documented = [...table.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  expect(phases.map(({ name }) => name)).toEqual(documented);
});

test('records that refuse a step are left out, each with its reason, and the others are stored', async () => {
  const [first, stale, last] = await recordsIn('CANDIDATE', 3);
  const [linked] = await recordsIn('LINKED', 1);
  const targets = [
    first!,
    { ...stale!, version: stale!.version! - 1 },
    linked!,
    { secureId: missing, version: 1 },
    { ...last!, version: null },
  ];
  const answered = await separate(stepEach, targets, { values: { reason: ` ${reason} ` } });
  expect(codesOf(answered)).toEqual([null, 'STALE_VERSION', 'INVALID_STATE', 'NOT_FOUND', null]);
  expect(answered[1]!.refusal!.details.record?.secureId).toBe(stale!.secureId);
  for (const { secureId, version } of [first!, last!]) {
    expect(await stored(secureId)).toEqual({ state: 'SEPARATE', version: version! + 1, note: reason });
    expect(await entriesOf(secureId)).toEqual([{ action: 'SEPARATE', reason }]);
  }
  expect(await stored(stale!.secureId)).toMatchObject({ state: 'CANDIDATE', version: stale!.version });
  expect(await entriesOf(linked!.secureId)).toEqual([]);
});

test('a step of all or none stores nothing when one record refuses it', async () => {
  const [first] = await recordsIn('CANDIDATE', 1);
  const both = [first!, { secureId: missing, version: 1 }];
  await expect(separate(stepAll, both)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await stored(first!.secureId)).toMatchObject({ state: 'CANDIDATE', version: first!.version });
});

test('a preview answers what the step answers, and stores nothing', async () => {
  const named = [...(await recordsIn('CANDIDATE', 2)), ...(await recordsIn('SEPARATE', 1))];
  const before = await Promise.all(named.map(({ secureId }) => stored(secureId)));
  const previewed = codesOf(await separate(stepEach, named, { preview: true }));
  expect(await Promise.all(named.map(({ secureId }) => stored(secureId)))).toEqual(before);
  expect(previewed).toEqual([null, null, 'INVALID_STATE']);
  expect(codesOf(await separate(stepEach, named))).toEqual(previewed);
});

test('typed values that are faulty refuse every record, and callers without the level as well', async () => {
  const named = await recordsIn('CANDIDATE', 2);
  expect(codesOf(await separate(stepEach, named, { values: { reason: '' } }))).toEqual(['VALIDATION', 'VALIDATION']);
  const reader = { ...admin, can: () => false };
  expect(codesOf(await separate(stepEach, named, { caller: reader }))).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

test('what is refused while it is written is left out alone', async () => {
  const { app } = server.current;
  const registered = resourcesOf(app).get('membership-silo')!;
  const named = await recordsIn('CANDIDATE', 3);
  const middle = named[1]!.secureId;
  const perform = ({
    records,
  }: {
    records: readonly { record: { secureId: string }; refuse: (of: Refusal) => void }[];
  }) => {
    for (const { record, refuse } of records) if (record.secureId === middle) refuse(new Refusal('LINK_IN_USE'));
  };
  const steps = { ...registered.definition.steps, separate: { perform } };
  const refusing = { ...registered, definition: { ...registered.definition, steps } } as typeof registered;
  expect(codesOf(await separate(stepEach, named, { registered: refusing }))).toEqual([null, 'LINK_IN_USE', null]);
  expect(await stored(middle)).toMatchObject({ state: 'CANDIDATE' });
  expect(await stored(named[2]!.secureId)).toMatchObject({ state: 'SEPARATE', version: named[2]!.version! + 1 });
});

test('columns that differ between records are stored with each', async () => {
  const { app } = server.current;
  const registered = resourcesOf(app).get('membership-silo')!;
  const named = await recordsIn('CANDIDATE', 2);
  const perform = ({ records }: { records: readonly { store: Record<string, unknown> }[] }) => {
    for (const [index, { store }] of records.entries())
      Object.assign(store, { note: `catatan ${index}`, editors: ['HOOPS01', `LAIN${index}`] });
  };
  const steps = { ...registered.definition.steps, separate: { perform } };
  const differing = { ...registered, definition: { ...registered.definition, steps } } as typeof registered;
  await separate(stepEach, named, { registered: differing });
  const { rows } = await sql`select note, editors, state from silo_record
    where id = any(${named.map(({ secureId }) => secureId)}::uuid[]) order by id`.execute(server.current.database.db);
  expect(rows).toEqual([
    { note: 'catatan 0', editors: ['HOOPS01', 'LAIN0'], state: 'SEPARATE' },
    { note: 'catatan 1', editors: ['HOOPS01', 'LAIN1'], state: 'SEPARATE' },
  ]);
});

test('many records take as many statements as one', async () => {
  const named = await recordsIn('CANDIDATE', 12);
  const statementsOf = async (targets: readonly Named[]) => {
    seen.take();
    await separate(stepEach, targets);
    return seen.take().length;
  };
  await statementsOf(named.slice(0, 1));
  const one = await statementsOf(named.slice(1, 2));
  expect(await statementsOf(named.slice(2))).toBe(one);
});
