import { randomUUID } from 'node:crypto';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { QueryCounter } from '../../../test/query-counter.ts';
import { useServer } from '../../../test/server.ts';
import { walked, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { insertWriteOff, scenesIn, type Scene } from '../../people/rights/decisions.fixtures.ts';
import { person } from '../../people/rights/people.fixtures.ts';
import type { Caller } from '../../platform/context.ts';
import { resourcesOf } from '../resource/registered.ts';
import { documentRows } from './row.ts';
import { approvalSources, type ApprovalSource } from './source.ts';

/** However many wait, the page of approvals asks for all of them at once. */

const seen = new QueryCounter();
const server = useServer({ modules, seenThrough: seen.over });
const scenes = scenesIn(server);
let decider: Caller;
beforeAll(async () => {
  await insertWriteOff(server.current);
  decider = await someone('BEBAS');
});

async function someone(name: string): Promise<Caller> {
  const username = `${name}${randomUUID().slice(0, 12).toUpperCase()}`;
  const userId = await person(server.current, username, [], { type: 'NATIONAL' });
  return testCaller(username, { '*': 'Full Access' }, { userId, isAdmin: true });
}
/** Work in the background beside it, such as the look for downloads; no list writes, so a write is none of its. */
const background = /download_job|^select id from \? where|^(?:Update|Insert|Delete)QueryNode/;
/** The fewest of some tries: what is kept in memory is read by the first. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const tries: (readonly string[])[] = [];
  for (let times = 0; times < 5; times += 1) {
    seen.take();
    await work();
    tries.push(seen.take().filter((each) => !background.test(each)));
  }
  return tries.toSorted((one, other) => one.length - other.length)[0]!;
}

const many = 3;
/** Sources of which the seeds hold one document. */
const seededOnce = ['card-stock-write-off', 'master-branch-nmc-promo-fee-reset'];
const sceneOf = (name: string): Scene => scenes.find(([pattern]) => pattern.test(name))![1]! as Scene;

/** Documents of a source in any state: of those that the seeds leave out, some that wait. */
async function idsOf(source: ApprovalSource): Promise<string[]> {
  const { app, database } = server.current;
  const read = async () =>
    (
      await sql<{ id: string }>`select d.id from (${source.select(decider, 'any')}) d
        order by d.id limit ${many}`.execute(database.db)
    ).rows.map(({ id }) => id);
  const [call] = source.decisions.approve?.calls ?? [];
  for (let left = many - (await read()).length; left > 0 && call; left -= 1)
    await sceneOf(call.name)(app.calls.get(call.name)!, await someone('PEMBUAT'));
  return read();
}

test('rows of documents of every source are read by as many statements as one row', async () => {
  const { app } = server.current;
  const { db } = app.services;
  const grown: Record<string, unknown> = {};
  const alone: string[] = [];
  for (const source of walked(approvalSources(app), ({ module }) => module)) {
    const ids = await idsOf(source);
    if (ids.length < 2) alone.push(source.module);
    const rows = (of: readonly string[]) => async () => {
      const documents = await source.read(db, decider, of);
      // Each asked for by somebody else.
      const found = documents.map((document, at) => ({
        source,
        document: { ...document, makers: [`LAIN${at}`], by: { ...document.by, at: seedDate.toISOString() } },
      }));
      expect(await documentRows(app, found, decider)).toHaveLength(of.length);
    };
    const one = await statementsOf(rows(ids.slice(0, 1)));
    const all = await statementsOf(rows(ids));
    if (all.length > one.length) grown[source.module] = { one, all };
  }
  expect(grown).toEqual({});
  expect([...new Set(alone)].toSorted()).toEqual(walked(seededOnce, (module) => module));
});

test('files of one kind, many or one, are listed by as many statements', async () => {
  const isFile = ({ decisions }: ApprovalSource) => decisions.approve?.calls[0]?.name.endsWith('.import-approve');
  const { module, decisions } = approvalSources(server.current.app).find(isFile)!;
  const { name } = decisions.approve!.calls[0]!;
  const list = () => server.current.call(approvalCalls.list, decider, { query: { box: 'decide', module } });
  const wait = async () => sceneOf(name)(server.current.app.calls.get(name)!, await someone('PEMBUAT'));
  await wait();
  const { result } = await list();
  const one = await statementsOf(list);
  for (let left = many; left > 0; left -= 1) await wait();
  const more = await list();
  expect(more.result.total).toBe(result.total + many);
  const all = await statementsOf(list);
  expect(all.length).toBeLessThanOrEqual(one.length);
});

test('changes of every module with four eyes are listed by as many statements as one', async () => {
  const { app } = server.current;
  const grown: Record<string, unknown> = {};
  for (const { resource } of walkedResources(resourcesOf(app).values())) {
    if (!resource.fourEyes) continue;
    const { module } = resource;
    const call = { name: `${module}.change/approve` } as never;
    const wait = async () => sceneOf(`${module}.change/approve`)(call, await someone('PEMBUAT'));
    const list = () => server.current.call(approvalCalls.list, decider, { query: { module, state: ['PENDING'] } });
    await wait();
    const one = await statementsOf(list);
    for (let left = many; left > 0; left -= 1) await wait();
    const all = await statementsOf(list);
    if (all.length > one.length) grown[module] = { one: one.length, all };
  }
  expect(grown).toEqual({});
});
