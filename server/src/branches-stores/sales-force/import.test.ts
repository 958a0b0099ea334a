import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { dealerCode, seededDealers } from '../outlet/dealer-seed.ts';
import { storeModules } from '../outlet/stores.fixtures.ts';
import { salesForceModule } from './module.ts';
import { salesForceId, salesForceNpk } from './seed.ts';

const server = useServer({ modules: [...storeModules, imports, salesForceModule] });
const calls = callsOf(dealerSalesForces);
const clerk = testCaller('INPUT01', { 'dealer-nmc-sf:browse': 'Input' });
const header = 'dealer_code,sf_npk,primary,start_date,end_date,action';
const today = () => jakartaDay(server.current.app.services.now());
/** Dealers of an office whose mappings have one sales person alone, by the codes of two of them. */
const codesAt = (office: string): string[] =>
  seededDealers('NMC').flatMap(({ officeCode }, k) => (officeCode === office ? [dealerCode('NMC', k)] : []));
const [dealer = ''] = codesAt('15010');
const send = async (rows: readonly string[]) =>
  (
    await upload(server.current, calls['importUpload'], clerk, {
      name: 'sf.csv',
      content: [header, ...rows, ''].join('\n'),
    })
  ).result;
const confirm = (importId: string, body: object = {}) =>
  server.current.call(calls['importConfirm'], clerk, { body: { importId, ...body } });
const rowsOf = async (secureId: string) =>
  (await server.current.call(importJobCalls.rows, clerk, { parameters: { secureId } })).result.rows as {
    result: string;
    messages: { code: string }[];
  }[];
const open = async (code = dealer) =>
  (await server.current.call(calls.list, admin, { query: { search: code, state: 'OPEN' } })).result.rows as {
    sfNpk: string;
    isPrimary: boolean;
  }[];
const ended = async (secureId: string) => {
  for (;;) {
    const { result } = await server.current.call(importJobCalls.detail, clerk, { parameters: { secureId } });
    if (!['RUNNING', 'SCHEDULED'].includes(result.state)) return result;
  }
};

test('a file adds, changes who is primary, and ends; what is wrong is said row by row', async () => {
  const { sfNpk: present } = (await open())[0]!;
  const other = String(Number(present) + 1);
  const job = await send([
    `${dealer},${other},Y,${today()},,ADD`,
    `${dealer},${present},N,${today()},,ADD`,
    `${dealer},${salesForceNpk(0)},N,${today()},,ADD`,
    `999999,${present},N,${today()},,ADD`,
    `${codesAt('15020')[0]},${salesForceNpk(119)},N,${today()},${today()},END`,
  ]);
  expect(job).toMatchObject({ state: 'PREVIEWED', apply: 'CHUNKED', needsApproval: false, totalRows: 5 });
  expect((await rowsOf(job.secureId)).map(({ result, messages }) => [result, messages[0]?.code])).toEqual([
    ['NEW', undefined],
    ['CHANGED', undefined],
    ['ERROR', 'SF_OTHER_BRANCH'],
    ['ERROR', 'NOT_FOUND'],
    ['ERROR', 'SF_NOT_MAPPED'],
  ]);
  await confirm(job.secureId, { skipErrors: true });
  expect(await ended(job.secureId)).toMatchObject({ appliedRows: expect.any(Number), failedRows: 0 });
  const mapped = (await open()).toSorted((one, next) => one.sfNpk.localeCompare(next.sfNpk));
  expect(mapped.map(({ sfNpk, isPrimary }) => [sfNpk, isPrimary])).toEqual([
    [present, false],
    [other, true],
  ]);
  const again = await send([`${dealer},${other},Y,${today()},,ADD`]);
  expect(again).toMatchObject({ sameRows: 1 });
  const end = await send([`${dealer},${present},N,${today()},${today()},END`]);
  expect(end).toMatchObject({ changedRows: 1 });
  await confirm(end.secureId);
  await ended(end.secureId);
  expect((await open()).map(({ sfNpk }) => sfNpk)).toEqual([other]);
});

test('who takes the place of another in one file is no sixth, and all of a dealer end together', async () => {
  const npks = (await open()).map(({ sfNpk }) => sfNpk);
  const first = Number(salesForceNpk(0));
  const others = [0, 1, 2, 3, 4].map((k) => String(first + k));
  await sql`update sales_force f set branch_id = (select g.branch_id from sales_force g where g.npk = ${npks[0]})
    where f.npk = any(${others})`.execute(server.current.database.db);
  const add = (npk: string, primary = 'N') => `${dealer},${npk},${primary},${today()},,ADD`;
  const end = (npk: string) => `${dealer},${npk},N,${today()},${today()},END`;
  const full = await send(others.slice(0, 4).map((npk) => add(npk)));
  await confirm(full.secureId);
  await ended(full.secureId);
  expect(await open()).toHaveLength(5);
  const sixth = await send([add(others[4]!)]);
  expect((await rowsOf(sixth.secureId))[0]!.messages[0]).toMatchObject({ code: 'SF_LIMIT' });
  const swap = await send([add(others[4]!, 'Y'), end(others[0]!)]);
  expect(swap).toMatchObject({ newRows: 1, changedRows: 1, errorRows: 0 });
  await confirm(swap.secureId);
  await ended(swap.secureId);
  const now = await open();
  expect(now.filter(({ isPrimary }) => isPrimary).map(({ sfNpk }) => sfNpk)).toEqual([others[4]]);
  const two = await send([add(others[0]!, 'Y'), add(others[1]!, 'Y')]);
  expect((await rowsOf(two.secureId)).map(({ messages }) => messages[0]?.code)).toEqual([
    'SF_ONE_PRIMARY',
    'SF_ONE_PRIMARY',
  ]);
  const gone = await send(now.map(({ sfNpk }) => end(sfNpk)));
  expect(gone).toMatchObject({ errorRows: 0, changedRows: 5 });
  await confirm(gone.secureId);
  await ended(gone.secureId);
  expect(await open()).toEqual([]);
});

test('a mapping with an end is never primary, and its end is not before its start', async () => {
  const [, next = ''] = codesAt('15010');
  const primary = (await open(next))[0]!.sfNpk;
  const other = String(Number(primary) + 1);
  await sql`delete from outlet_sales_force where sales_force_id = ${salesForceId(Number(other) - 700_001)}`.execute(
    server.current.database.db,
  );
  const wrong = await send([`${next},${other},N,${today()},${dayAfter(today(), -1)},ADD`]);
  expect((await rowsOf(wrong.secureId))[0]!.messages[0]).toMatchObject({ code: 'DATE_ORDER' });
  const leaving = await send([
    `${next},${other},Y,${today()},${dayAfter(today(), 3)},ADD`,
    `${next},${primary},N,${today()},${dayAfter(today(), 3)},END`,
  ]);
  expect((await rowsOf(leaving.secureId)).map(({ result }) => result)).toEqual(['NEW', 'CHANGED']);
  const added = await send([`${next},${other},Y,${today()},${dayAfter(today(), 3)},ADD`]);
  await confirm(added.secureId);
  expect(await ended(added.secureId)).toMatchObject({ failedRows: 0 });
  expect(await open(next)).toMatchObject([{ sfNpk: primary, isPrimary: true }]);
});
