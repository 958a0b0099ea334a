// Long: each operation with its preview, its decision and what it leaves.
import { ticksOf } from '@console/contracts/core/changes';
import { bulkCalls } from '@console/contracts/promos-products/promo/bulk-calls';
import { bulkFileCalls, type BulkKind } from '@console/contracts/promos-products/promo/bulk-files';
import { importJobCalls } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { checker, maker, office, promoLine, promosOf, promoValues, sheetCalls } from '../promo/promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules, imports],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const rates = [promoLine(6, { rateRegular: '1.5000' }), promoLine(12, { rateRegular: '1.6000' })];

/** A promo with sheets at two offices. @param isActive approved by somebody else */
async function promo(priority: number, { isActive = false, lines = rates, values = {} } = {}): Promise<string> {
  const sheets = { branchIds: ['12010', '12030'].map((code) => office('SPEKTRA', code)), lines };
  const { secureId } = await spektra.submitted(promoValues('SPEKTRA', today, { priority, ...values }), sheets);
  if (isActive) {
    const { result } = await spektra.call('readiness', admin, { parameters: { secureId } });
    const answer = await spektra.step('approve', secureId, admin, { acknowledged: ticksOf(result.warnings) });
    if (answer.status !== 200) throw new Error(answer.text);
  }
  return secureId;
}

const preview = (promoIds: readonly string[], operation: string, values: object = {}, by = maker) =>
  server.current.call(bulkCalls.SPEKTRA, by, { body: { promoIds, operation, values } as never });

interface ShownRow {
  readonly result: string;
  readonly values: Readonly<Record<string, string | null>>;
  readonly before: Readonly<Record<string, string | null>> | null;
  readonly messages: readonly { readonly column: string | null; readonly code: string; readonly severity: string }[];
}
const rowsOf = async (secureId: string) =>
  (await server.current.call(importJobCalls.rows, maker, { parameters: { secureId }, query: {} })).result
    .rows as readonly ShownRow[];

/** Confirms a preview, and decides as a second person. */
async function decided(kind: BulkKind, importId: string, skipErrors = false): Promise<{ readonly state: string }> {
  const calls = bulkFileCalls.SPEKTRA[kind];
  const body = { importId, skipErrors, reason: 'Sesuai memo promo 12' };
  const confirmed = await server.current.call(calls.importConfirm, maker, { body });
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  const { result: job } = await server.current.call(importJobCalls.detail, checker, {
    parameters: { secureId: importId },
  });
  const acknowledged = ticksOf(job.warnings ?? []);
  const answer = await server.current.call(calls.importApprove!, admin, { body: { importId, acknowledged } });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.result;
}

const sheetsOf = async (promoId: string) => {
  const { rows } = (await server.current.call(sheetCalls.list, admin, { query: { promoId } as never })).result;
  return (rows as { officeCode: string; periodTo: string; lines: { rateRegular: string | null }[] | null }[]).map(
    ({ officeCode, periodTo, lines }) => ({ officeCode, periodTo, rates: lines?.map((line) => line.rateRegular) }),
  );
};

test('the end of new and active promos moves by days; each is shown before and after, and decided as one', async () => {
  const ids = [await promo(801), await promo(802, { isActive: true })];
  const ends = await Promise.all(ids.map(async (id) => (await spektra.read(id)).endDate));
  const { result: job } = await preview(ids, 'SHIFT_END', { days: 5 });
  expect(job).toMatchObject({ state: 'PREVIEWED', changedRows: 2, needsApproval: true });
  expect(job.targetFacts).toMatchObject([{ value: 'SHIFT_END' }, { name: 'days', value: 5 }]);
  expect((await rowsOf(job.secureId)).map(({ before, values }) => [before!['end_date'], values['end_date']])).toEqual(
    ends.map((end) => [end, dayAfter(end, 5)]),
  );
  expect(await decided('terms', job.secureId)).toMatchObject({ state: 'COMPLETED', appliedRows: 2 });
  for (const [at, id] of ids.entries()) {
    expect((await spektra.read(id)).endDate).toBe(dayAfter(ends[at]!, 5));
    // Sheets of the whole period follow their promo.
    expect((await sheetsOf(id)).map(({ periodTo }) => periodTo)).toEqual([
      dayAfter(ends[at]!, 5),
      dayAfter(ends[at]!, 5),
    ]);
  }
});

test('what an active promo may not become is a fault of its row, and inactive ones are left out', async () => {
  const [fresh, active, gone] = [await promo(811), await promo(812, { isActive: true }), await promo(813)];
  await spektra.step('withdraw', gone, maker, { reason: 'tidak jadi' });
  const { result: job } = await preview([fresh, active, gone], 'PRIORITY', { priority: 815 });
  const faults = (await rowsOf(job.secureId)).map(({ result, messages }) => [
    result,
    ...messages.map(({ column, code }) => `${column} ${code}`),
  ]);
  expect(faults).toEqual([['CHANGED'], ['ERROR', 'priority PROMO_ACTIVE'], ['ERROR', 'promo_code PROMO_STATE']]);
  await decided('terms', job.secureId, true);
  expect((await spektra.read(fresh)).priority).toBe(815);
  expect((await spektra.read(active)).priority).toBe(812);
});

test('promos are deactivated together, and their quota is set or taken', async () => {
  const ids = [await promo(821, { isActive: true }), await promo(822, { isActive: true })];
  const { result: quota } = await preview(ids, 'QUOTA', { quotaContracts: 50, quotaAmount: null });
  await decided('terms', quota.secureId);
  expect((await spektra.read(ids[0]!)).quotaContracts).toBe(50);
  const { result: end } = await preview(ids, 'DEACTIVATE');
  await decided('terms', end.secureId);
  const ended = { state: 'inactive', inactiveReason: 'MANUAL', inactiveNote: 'Sesuai memo promo 12' };
  for (const id of ids) expect(await spektra.read(id)).toMatchObject(ended);
  const { result: again } = await preview(ids, 'DEACTIVATE');
  expect((await rowsOf(again.secureId))[0]!.messages).toMatchObject([{ code: 'PROMO_STATE' }]);
});

test('lines of chosen tenors and branches are set, added to or multiplied, to four decimals', async () => {
  const promoId = await promo(831);
  const { result: added } = await preview([promoId], 'RATES', {
    rateColumn: 'rate_regular',
    way: 'SUBTRACT',
    value: '0.0500',
    lineTenors: ['12'],
    lineBranchIds: [office('SPEKTRA', '12010')],
  });
  expect((await rowsOf(added.secureId)).map(({ values }) => [values['office_code'], values['tenor']])).toEqual([
    ['12010', '12'],
  ]);
  await decided('lines', added.secureId);
  const { result: multiplied } = await preview([promoId], 'MULTIPLY', { column: 'rate_regular', factor: '0.9999' });
  expect(multiplied).toMatchObject({ totalRows: 4, changedRows: 4 });
  await decided('lines', multiplied.secureId);
  expect(await sheetsOf(promoId)).toMatchObject([
    { officeCode: '12010', rates: ['1.4999', '1.5498'] },
    { officeCode: '12030', rates: ['1.4999', '1.5998'] },
  ]);
  const { db } = server.current.database;
  const { rows } = await sql<{ source: string }>`select distinct l.source from promo_rate_line l
    join promo_rate r on r.id = l.rate_id
    where r.promo_id = ${promoId} and l.batch_id = ${multiplied.secureId}`.execute(db);
  expect(rows).toEqual([{ source: 'BULK' }]);
});

test('a line that comes to nothing ends with a tick, and a sheet whose lines all end ends with them', async () => {
  const promoId = await promo(841);
  const { result: job } = await preview([promoId], 'RATES', {
    rateColumn: 'rate_regular',
    way: 'SET',
    value: null,
    lineBranchIds: [office('SPEKTRA', '12030')],
  });
  expect((await rowsOf(job.secureId)).map(({ messages }) => messages)).toMatchObject([
    [{ code: 'LINE_ENDS', severity: 'warning' }],
    [{ code: 'LINE_ENDS', severity: 'warning' }],
  ]);
  await decided('lines', job.secureId);
  expect((await sheetsOf(promoId)).map(({ officeCode }) => officeCode)).toEqual(['12010']);
});

test('branches are added with the rates of another and removed; an active promo ends there with today', async () => {
  const promoId = await promo(851, { isActive: true });
  const branchIds = [office('SPEKTRA', '12060'), office('SPEKTRA', '12010')];
  const { result: added } = await preview([promoId], 'ADD_BRANCHES', {
    branchIds,
    copiedFromId: office('SPEKTRA', '12010'),
  });
  expect((await rowsOf(added.secureId)).map(({ result }) => result)).toEqual(['SAME', 'CHANGED']);
  await decided('branches', added.secureId);
  expect((await sheetsOf(promoId)).map(({ officeCode, rates: of }) => [officeCode, of])).toEqual([
    ['12010', ['1.5000', '1.6000']],
    ['12030', ['1.5000', '1.6000']],
    ['12060', ['1.5000', '1.6000']],
  ]);
  const { result: removed } = await preview([promoId], 'REMOVE_BRANCHES', { branchIds });
  await decided('branches', removed.secureId);
  expect((await sheetsOf(promoId)).filter(({ periodTo }) => periodTo > today)).toMatchObject([{ officeCode: '12030' }]);
  const fresh = await promo(852);
  const { result: taken } = await preview([fresh], 'REMOVE_BRANCHES', { branchIds: [office('SPEKTRA', '12010')] });
  await decided('branches', taken.secureId);
  expect((await sheetsOf(fresh)).map(({ officeCode }) => officeCode)).toEqual(['12030']);
});

test('promos that rows of one file bring together are named in its preview, and never written', async () => {
  const place = (code: string) => ({ branchIds: [office('SPEKTRA', code)], lines: rates });
  const running = async (code: string, lines = rates) => {
    const values = promoValues('SPEKTRA', today, { priority: 855, tenors: lines.map(({ tenor }) => String(tenor)) });
    const { secureId } = await spektra.submitted(values, { ...place(code), lines });
    expect((await spektra.step('approve', secureId)).status).toBe(200);
    return secureId;
  };
  const ids = [await running('12010'), await running('12030')];
  const codes = await Promise.all(ids.map(async (id) => (await spektra.read(id)).promoCode as string));
  const rows = [`${codes[0]},12060,Y,12010`, `${codes[1]},12060,Y,12030`, `${codes[1]},12050,Y,12030`];
  const csv = `promo_code,office_code,has_promo,copied_from\n${rows.join('\n')}\n`;
  const { importUpload } = bulkFileCalls.SPEKTRA.branches;
  const sent = await upload(server.current, importUpload, maker, { name: 'cabang.csv', content: csv });
  const shown = await rowsOf(sent.result.secureId);
  expect(shown.map(({ messages }) => messages.map(({ code, column }) => `${column} ${code}`))).toEqual([
    [],
    ['office_code PROMO_CONFLICT'],
    [],
  ]);
  await decided('branches', sent.result.secureId, true);
  expect((await sheetsOf(ids[0]!)).map(({ officeCode }) => officeCode)).toEqual(['12010', '12060']);
  expect((await sheetsOf(ids[1]!)).map(({ officeCode }) => officeCode)).toEqual(['12030', '12050']);
});

test('a promo that was changed since the preview sends all of it back, with fresh values', async () => {
  const ids = [await promo(861), await promo(862)];
  const { result: job } = await preview(ids, 'PRIORITY', { priority: 865 });
  const { version, ...record } = await spektra.read(ids[1]!);
  const values = Object.fromEntries(
    Object.keys(promoValues('SPEKTRA', today, {})).map((name) => [name, (record as Record<string, unknown>)[name]]),
  );
  const body = { secureId: ids[1], version, ...values, priority: 864 };
  const changed = await spektra.call('update' as never, maker, { body });
  expect(changed.status).toBe(200);
  expect(await decided('terms', job.secureId)).toMatchObject({ state: 'PREVIEWED', code: 'ROW_CHANGED' });
  expect((await spektra.read(ids[0]!)).priority).toBe(861);
  expect((await rowsOf(job.secureId)).map(({ before }) => before!['priority'])).toEqual(['861', '864']);
});

test('values are refused beside their field, empty choices are said, and head office alone updates', async () => {
  const promoId = await promo(871);
  const refused = async (operation: string, values: object, by = maker) => {
    const { body } = await preview([promoId], operation, values, by);
    return body.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`) ?? body.code;
  };
  expect(await refused('SHIFT_END', {})).toEqual(['days REQUIRED']);
  expect(await refused('RATES', { rateColumn: 'rate_regular', way: 'ADD' })).toEqual(['value REQUIRED']);
  expect(await refused('MULTIPLY', { column: 'rate_ro', factor: '11' })).toEqual(['factor RANGE']);
  expect(await refused('MULTIPLY', { column: 'rate_ro', factor: '1.1', lineTenors: ['24'] })).toBe('BULK_EMPTY');
  expect(await refused('REMOVE_BRANCHES', { branchIds: [promoId] })).toEqual(['branchIds NOT_FOUND']);
  for (const mappingType of ['BRANCH', 'MRA'] as const) {
    const outside = testCaller('LUAR09', { '*': 'Full Access' }, { mappingType });
    expect(await refused('PRIORITY', { priority: 3 }, outside)).toBe('FORBIDDEN');
  }
  const { body } = await preview(['00000000-0000-4000-8000-000000000000'], 'DEACTIVATE');
  expect(body.errors).toMatchObject([{ field: 'promoIds', code: 'NOT_FOUND' }]);
});
