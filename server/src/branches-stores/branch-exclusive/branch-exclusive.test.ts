// Long: the rules of sheets of concessions, with the rows that they share.
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf, effectiveCallsOf, type Phase } from '@console/contracts/core/resource';
import {
  exclusiveRates,
  exclusiveRatesNmc,
  exclusiveRatesUfi,
  type ExclusiveLine,
} from '@console/contracts/branches-stores/branch/exclusive';
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { knownBrands } from '../../products/index.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';
import { exclusiveSubjectCodes } from '../concessions/subjects.ts';
import { belowOwnSheet } from '../branch-rates/below-own-sheet.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const office = branchId('SPEKTRA', '13020');
const rates = callsOf(branchRates);
const reason = 'penyesuaian harga pasar';
const call: typeof server.current.call = ((...given: Parameters<typeof server.current.call>) =>
  server.current.call(...given)) as never;

test('concessions are not above their base, in its period, and of subjects that exist', async () => {
  const [base] = (
    await call(rates.list, admin, { query: { branchId: branchId('SPEKTRA', '14010'), phase: 'IN_FORCE' } as never })
  ).result.rows;
  const line = { subjectType: 'STORE_GROUP', subjectCode: 'TIDAK_ADA', rateRegular: '4.9000', rateRepeat: null };
  const { body } = await call(callsOf(exclusiveRates).create, maker, {
    body: {
      baseId: base!.secureId,
      lines: [{ ...line, effectiveFrom: '2020-01-01', effectiveTo: null }],
      reason,
    } as never,
  });
  expect(body.errors).toMatchObject([
    { field: 'lines[0].rateRegular', code: 'EXCLUSIVE_ABOVE_BASE' },
    { field: 'lines[0].effectiveFrom', code: 'OUTSIDE_BASE_PERIOD' },
    { field: 'lines[0].effectiveFrom', code: 'BACKDATED' },
    { field: 'lines[0].subjectCode', code: 'SUBJECT_UNKNOWN' },
  ]);
  const backwards = { ...line, effectiveFrom: dayAfter(tomorrow, 30), effectiveTo: tomorrow };
  const turned = await call(callsOf(exclusiveRates).create, maker, {
    body: { baseId: base!.secureId, lines: [backwards], reason } as never,
  });
  expect(turned.body.errors).toContainEqual(
    expect.objectContaining({ field: 'lines[0].effectiveTo', code: 'DATE_ORDER' }),
  );
  // Repeat orders pay the regular concession, which is above what they pay without it.
  const { rateRegular, rateRepeat } = base as unknown as { rateRegular: string; rateRepeat: string };
  const between = ((Number(rateRegular) + Number(rateRepeat)) / 2).toFixed(4);
  const alone = { ...line, rateRegular: between, effectiveFrom: null, effectiveTo: null };
  const refused = await call(callsOf(exclusiveRates).create, maker, {
    body: { baseId: base!.secureId, lines: [alone], reason } as never,
  });
  expect(refused.body.errors).toContainEqual(
    expect.objectContaining({ field: 'lines[0].rateRepeat', code: 'EXCLUSIVE_ABOVE_BASE' }),
  );
  const dearer = { ...line, rateRegular: '0.5000', rateRepeat: '0.6000', effectiveFrom: null, effectiveTo: null };
  const again = await call(callsOf(exclusiveRates).create, maker, {
    body: { baseId: base!.secureId, lines: [dearer], reason } as never,
  });
  expect(again.body.errors).toContainEqual(
    expect.objectContaining({ field: 'lines[0].rateRepeat', code: 'RATE_RO_ABOVE_REGULAR' }),
  );
});

test('a new sheet belongs to the branch of its base row, which must be in scope, whatever branch is sent', async () => {
  const query = { branchId: branchId('SPEKTRA', '14010'), phase: 'IN_FORCE', size: 100 } as never;
  const { rows } = (await call(rates.list, admin, { query })).result;
  const sheets = callsOf(exclusiveRates);
  const taken = (await call(sheets.list, admin, { query: { branchId: rows[0]!.branchId } as never })).result.rows;
  const base = rows.find(({ secureId }: { readonly secureId: string }) =>
    taken.every((sheet: { readonly baseId: string }) => sheet.baseId !== secureId),
  )!;
  const [another] = (await call(sheets.list, admin, { query: {} as never })).result.rows;
  const { subjectType, subjectCode } = another!.lines[0]!;
  const line = { subjectType, subjectCode, rateRegular: '0.0100', effectiveFrom: null, effectiveTo: null };
  const body = { baseId: base.secureId, branchId: office, lines: [line], reason } as never;
  const ofOffice = testCaller(
    'HARGA02',
    { '*': 'Full Access' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [office], mraIds: [] } },
  );
  const refused = await call(sheets.create, ofOffice, { body });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field: 'baseId', code: 'NOT_FOUND' }]]);
  const made = await call(sheets.create, admin, { body });
  expect(made.result).toMatchObject({
    change: { changes: [{ field: 'baseId', after: base.secureId }, { field: 'lines' }] },
  });
  const waiting = (field: string, value: string) =>
    call(changeCallsOf(exclusiveRates).changes, maker, { query: { field, value, state: ['PENDING'] } });
  const id = (made.result as unknown as { readonly change: { readonly secureId: string } }).change.secureId;
  // The page of the base row finds the sheet although there is none yet.
  expect((await waiting('baseId', base.secureId)).result.rows).toMatchObject([{ secureId: id, recordId: null }]);
  expect((await waiting('baseId', another!.baseId)).result.rows).toEqual([]);
  expect((await waiting('lines', base.secureId)).status).toBe(422);
  // Below the floor of the line.
  const approve = await call(changeCallsOf(exclusiveRates).approveChange, maker, { body: { secureIds: [id] } });
  expect(approve.body.code).toBe('RATE_NEEDS_ADMIN');
});

test('fees of a branch: the value stands in its unit', async () => {
  const fee = { branchId: office, feeType: 'SURVEY', tenorFrom: 1, tenorTo: 24, amountFrom: 0, amountTo: null };
  const { body } = await call(callsOf(branchFees).create, maker, {
    body: {
      ...fee,
      valueType: 'PERCENT',
      amountRegular: 1_000,
      charge: 'UPFRONT',
      effectiveFrom: tomorrow,
      effectiveTo: null,
      reason,
    } as never,
  });
  expect(body.errors).toMatchObject([
    { field: 'percentRegular', code: 'REQUIRED' },
    { field: 'amountRegular', code: 'NOT_OF_UNIT' },
  ]);
});

test('a rate leads to its page below its branch, also from the notice of its change', async () => {
  const { secureId } = (await call(rates.list, admin, { query: { branchId: office } as never })).result.rows[0]!;
  expect(effectiveCallsOf(branchRates).periods.path).toBe('branch/rates/{secureId}/periods');
  const { periods } = effectiveCallsOf(branchRates);
  expect((await call(periods, admin, { parameters: { secureId } })).result.rows.length).toBeGreaterThan(0);
});

test('a rate or fee is not lowered below the concessions of its own sheet', async () => {
  const { db } = server.current.database;
  const [sheet] = (await call(callsOf(exclusiveRates).list, admin, { query: {} as never })).result.rows;
  const below = (rateRegular: string, phase: Phase = 'SCHEDULED') =>
    db
      .transaction()
      .execute((tx) =>
        belowOwnSheet(tx, 'SPEKTRA', 'rate', { secureId: sheet!.baseId, phase }, { rateRegular, rateRepeat: null }),
      );
  expect(await below('0.0001', 'IN_FORCE')).toEqual([]);
  expect(await below('0.0001')).toContainEqual({
    field: 'rateRegular',
    code: 'EXCLUSIVE_ABOVE_BASE',
    parameters: { base: 0.0001 },
  });
  expect(await below('5.0000')).toEqual([]);
});

test('sheets are found by office, and by the code or name of those that they are for', async () => {
  const found = async (search: string) =>
    (await call(callsOf(exclusiveRates).list, admin, { query: { search } as never })).result.total;
  const all = (await call(callsOf(exclusiveRates).list, admin, { query: {} as never })).result;
  expect(await found(all.rows[0]!.officeCode)).toBe(1);
  expect(await found('perusahaan1')).toBe(all.total);
  exclusiveSubjectCodes(server.current.app).set('MEMBERSHIP_GROUP', {
    known: async (_db, codes) => new Set(codes),
    named: (pattern) => sql`select 'PERUSAHAAN1' where 'Karyawan pabrik' ilike ${pattern}`,
  });
  expect([await found('pabrik'), await found('tidak ada')]).toEqual([all.total, 0]);
});

test('the sheets with a line for one subject are found by its code', async () => {
  const { rows } = await sql<{ code: string; count: number }>`select line ->> 'subjectCode' as code,
      count(distinct t.id)::int as count
    from branch_rate_exclusive t cross join jsonb_array_elements(t.lines) line
    where t.deleted_at is null group by 1 order by 2 desc limit 1`.execute(server.current.database.db);
  const query = { subjectCode: rows[0]!.code, size: 100 };
  const { result } = await call(callsOf(exclusiveRates).list, admin, { query: query as never });
  expect(result.total).toBe(rows[0]!.count);
  for (const { lines } of result.rows as unknown as { lines: ExclusiveLine[] }[])
    expect(lines.map(({ subjectCode }) => subjectCode)).toContain(rows[0]!.code);
});

test('brands of concessions are those of products of the line, also among the seeds', async () => {
  for (const of of [exclusiveRates, exclusiveRatesNmc, exclusiveRatesUfi]) {
    const sheets = callsOf(of as typeof exclusiveRates);
    const { result } = await call(sheets.list, admin, { query: { size: 100 } as never });
    const rows = result.rows as unknown as readonly { readonly lines: readonly ExclusiveLine[] }[];
    for (const sheet of rows) {
      const lines = sheet.lines.map((line) => ({ ...line, effectiveFrom: null }));
      const unknown = lines.map((line) => (line.subjectType === 'BRAND' ? { ...line, subjectCode: 'Zzz' } : line));
      const save = (given: object) => call(sheets.update, maker, { body: { ...sheet, lines: given, reason } as never });
      const at = lines.findIndex(({ subjectType }) => subjectType === 'BRAND');
      expect((await save(unknown)).body.errors).toContainEqual(
        expect.objectContaining({ field: `lines[${at}].subjectCode`, code: 'SUBJECT_UNKNOWN' }),
      );
    }
    const brands = rows.flatMap(({ lines }) =>
      lines.flatMap(({ subjectType, subjectCode }) => (subjectType === 'BRAND' ? subjectCode : [])),
    );
    const line = of === exclusiveRates ? 'SPEKTRA' : of === exclusiveRatesNmc ? 'NMC' : 'UFI';
    const known = await knownBrands(server.current.database.db, line, brands);
    expect([...known].toSorted()).toEqual([...new Set<string>(brands)].toSorted());
    expect(brands.length).toBeGreaterThan(0);
  }
});
