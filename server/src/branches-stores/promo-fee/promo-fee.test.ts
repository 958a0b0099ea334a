// Long: the rules of one kind of file.
import { promoFees, promoFeeImport, type PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { qanunNmcBranches } from '@console/contracts/branches-stores/qanun-branch-nmc';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, nobody, testCaller, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { dayWord } from '../simulation/wording.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';
import { branchUser } from '../zip-code/zip-code.fixtures.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const calls = callsOf(promoFees);
const maker = testCaller('KAMPANYE01', { '*': 'Full Access' });
const checker = testCaller('KAMPANYE02', { '*': 'Full Access' });
const today = jakartaDay(seedDate);
const [start, end] = [dayAfter(today, 1), dayAfter(today, 40)];
const header = Object.keys(promoFeeImport.columns).join(',');

interface Job {
  readonly secureId: string;
  readonly state: string;
  readonly newRows: number;
  readonly changedRows: number;
  readonly sameRows: number;
  readonly errorRows: number;
}
async function send(rows: readonly string[], campaignName = 'Promo Uji'): Promise<Job> {
  const sent = await upload(server.current, calls.importUpload, maker, {
    name: 'promo.csv',
    content: [header, ...rows, ''].join('\n'),
    fields: { campaignName, force: 'true' },
  });
  if (!sent.result) throw new Error(JSON.stringify(sent.body));
  return sent.result as Job;
}
const faultsOf = async ({ secureId }: Job) =>
  (
    (await server.current.call(importJobCalls.rows, maker, { parameters: { secureId }, query: {} })).result.rows as {
      messages: { code: string; column: string | null }[];
    }[]
  ).map(({ messages }) => messages.map(({ code, column }) => `${column} ${code}`));
const confirm = ({ secureId }: Job, skipErrors = false) =>
  server.current.call(calls.importConfirm, maker, {
    body: { importId: secureId, skipErrors, reason: 'Sesuai memo direksi 27' },
  });
const approve = ({ secureId }: Job, caller = checker) =>
  server.current.call(calls.importApprove, caller, { body: { importId: secureId } });
const listed = async (query: Readonly<Record<string, unknown>>, caller = admin) =>
  (await server.current.call(calls.list, caller, { query: query as never })).result;
/** Without promo fees of the seed, and not under Qanun. */
const [office, other] = ['12010', '12020'] as const;

test('the seeds are 30 in force, 30 scheduled and 30 ended, ten of them by a reset', async () => {
  const counts = await Promise.all(
    ['IN_FORCE', 'SCHEDULED', 'ENDED'].map(async (phase) => (await listed({ phase })).total),
  );
  expect(counts).toEqual([30, 30, 30]);
  const { rows } = await listed({ phase: 'ENDED', size: 100 });
  expect(rows.filter((row: PromoFee) => row.resetBatchNo === 'RST-000000')).toHaveLength(10);
  const [first] = (await listed({ phase: 'IN_FORCE' })).rows;
  expect(first).toMatchObject({ normalFeeRegular: 1_250_000, normalFeeRepeat: 1_000_000, charge: 'FINANCED' });
  expect(first!.difference).toBe(first!.promoFeeRegular - 1_250_000);
});

test('every row of a file tells what is wrong with it', async () => {
  const job = await send([
    `${office},1,12,750000,500000,${start},${end}`,
    `${other},1,12,1300000,1000001,${start},${end}`,
    `${other},13,24,1100000,,${start},${end}`,
    `10010,1,12,750000,500000,${start},${end}`,
    `99999,1,12,750000,500000,${start},${end}`,
    `12030,24,12,750000,500000,${start},${dayAfter(start, 184)}`,
    `12030,25,36,750000,500000,${start},${dayAfter(start, 183)}`,
    `12030,49,60,750000,500000,${start},${end}`,
    `12040,1,12,750000,500000,${dayAfter(today, -1)},${end}`,
    `12050,1,12,750000,500000,${start},${end}`,
    `12050,12,24,750000,500000,${dayAfter(start, 10)},${end}`,
    `12050,25,36,750000,500000,${start},${end}`,
    `12050,37,48,500000,600000,${start},${end}`,
  ]);
  expect(await faultsOf(job)).toEqual([
    [],
    ['promo_fee_regular PROMO_FEE_ABOVE_NORMAL', 'promo_fee_ro PROMO_FEE_ABOVE_NORMAL'],
    // A repeat order would pay more than without the promo.
    ['promo_fee_ro PROMO_FEE_ABOVE_NORMAL'],
    ['office_code BRANCH_IS_QANUN'],
    ['office_code NOT_FOUND'],
    ['tenor_to BAND_ORDER', 'effective_to PROMO_PERIOD_TOO_LONG'],
    [],
    ['office_code NO_NORMAL_FEE'],
    ['effective_from BACKDATED'],
    ['null OVERLAP_IN_FILE'],
    ['null OVERLAP_IN_FILE'],
    [],
    ['promo_fee_ro FEE_RO_ABOVE_REGULAR'],
  ]);
});

test('a file is decided by a second person above the branches, and replaces the fee of its tenors alone', async () => {
  const job = await send([`${office},12,24,750000,500000,${start},${end}`]);
  await confirm(job);
  expect((await approve(job, maker)).body.code).toBe('SELF_APPROVAL');
  const ofBranch = { mappingType: 'BRANCH' as const, scope: branchUser(office).scope };
  const branchHead = testCaller('KEPALACAB1', { '*': 'Full Access' }, ofBranch);
  // The branch does not see all that the maker could have named.
  expect((await approve(job, branchHead)).body.code).toBe('NOT_FOUND');
  expect((await approve(job)).status).toBe(200);
  const { rows } = await listed({ branchId: branchId('NMC', office), campaignName: 'promo uji' });
  expect(rows).toMatchObject([
    { tenors: '12-24', promoFeeRegular: 750_000, difference: -500_000, phase: 'SCHEDULED', effectiveTo: end },
  ]);
  const feesOn = async (date: string, tenor: number, kind: 'REGULAR' | 'REPEAT') =>
    (
      await server.current.call(simulationCalls.resolveNmc, admin, {
        query: { branchId: branchId('NMC', office), tenor, kind, date },
      })
    ).result.fees.find((fee: { readonly feeType: string }) => fee.feeType === 'ADMIN')?.amount;
  expect(await feesOn(start, 12, 'REGULAR')).toBe('750000');
  expect(await feesOn(start, 24, 'REPEAT')).toBe('500000');
  expect(await feesOn(start, 11, 'REGULAR')).toBe('1250000');
  expect(await feesOn(today, 12, 'REGULAR')).toBe('1250000');
  expect(await feesOn(dayAfter(end, 1), 12, 'REGULAR')).toBe('1250000');
});

test('one in force is superseded by the same band alone; what is stored already is the same', async () => {
  const [row] = (await listed({ phase: 'IN_FORCE', sort: ['officeCode,desc'] })).rows;
  const { officeCode, tenorFrom, tenorTo, effectiveTo, secureId } = row!;
  const last = effectiveTo!;
  const of = (from: number, to: number, ...rest: readonly (string | number)[]) =>
    [officeCode, from, to, ...rest].join(',');
  const wider = await send([of(tenorFrom, tenorTo + 1, 700_000, '', start, last)]);
  expect(await faultsOf(wider)).toEqual([['effective_from PERIOD_OVERLAP']]);
  const { promoFeeRegular, promoFeeRepeat, effectiveFrom, campaignName } = row!;
  const { rows: named } = (
    await server.current.call(importJobCalls.rows, maker, { parameters: { secureId: wider.secureId }, query: {} })
  ).result;
  const clash = `${officeCode} ${campaignName} ${tenorFrom}-${tenorTo}, ${dayWord(effectiveFrom)} – ${dayWord(last)}`;
  expect(named[0].messages[0].message).toBe(`Bertabrakan dengan ${clash} (Berlaku)`);
  const same = await send(
    [of(tenorFrom, tenorTo, promoFeeRegular, promoFeeRepeat ?? '', effectiveFrom, last)],
    campaignName,
  );
  expect(same).toMatchObject({ sameRows: 1, errorRows: 0 });
  const past = await send([of(tenorFrom, tenorTo, promoFeeRegular - 1, promoFeeRepeat ?? '', effectiveFrom, last)]);
  expect(past).toMatchObject({ errorRows: 1 });
  const next = await send([of(tenorFrom, tenorTo, 600_000, '', start, last)]);
  expect(next).toMatchObject({ changedRows: 1, errorRows: 0 });
  await confirm(next);
  await approve(next);
  const detail = async (id: string) =>
    (await server.current.call(calls.detail, admin, { parameters: { secureId: id } })).result;
  expect(await detail(secureId)).toMatchObject({ effectiveTo: today, phase: 'IN_FORCE' });
});

test('a branch with a promo fee does not come under Qanun in its period', async () => {
  const qanun = callsOf(qanunNmcBranches);
  const job = await send([`10040,1,12,750000,500000,${start},${end}`]);
  await confirm(job);
  await approve(job);
  await server.current.database.db
    .updateTable('branch')
    .set({ provinsi: 'Aceh' })
    .where('id', '=', branchId('NMC', '10040'))
    .execute();
  const create = (effectiveFrom: string) =>
    server.current.call(qanun.create, maker, {
      body: {
        branchId: branchId('NMC', '10040'),
        akad: 'MURABAHAH',
        ujrahAdminRegular: 175_000,
        ujrahAdminRepeat: 150_000,
        ujrahCharge: 'UPFRONT',
        fiduciaFee: 0,
        takafulRate: null,
        tazirRate: null,
        tawidhAmount: 0,
        takafulCover: 'TLO',
        takafulYear1: null,
        takafulYear2: null,
        takafulYear3: null,
        takafulYear4: null,
        effectiveFrom,
        effectiveTo: null,
        reason: 'cabang masuk Qanun',
      } as never,
    });
  expect((await create(end)).body.code).toBe('PROMO_FEE_RUNNING');
  expect((await create(dayAfter(end, 1))).status).toBe(202);
});

test('people see the promo fees of their branches, and nobody without the page', async () => {
  const [{ branchId: own, officeCode }] = (await listed({ phase: 'IN_FORCE' })).rows as never as [
    { branchId: string; officeCode: string },
  ];
  const ofBranch = testCaller(
    'CABANG77',
    { '*': 'View Only' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [own], mraIds: [] } },
  );
  const { rows } = await listed({}, ofBranch);
  expect(new Set(rows.map((row: PromoFee) => row.officeCode))).toEqual(new Set([officeCode]));
  expect((await server.current.call(calls.list, nobody, {})).status).toBe(403);
  expect(
    (await upload(server.current, calls.importUpload, viewer, { name: 'promo.csv', content: header })).status,
  ).toBe(403);
});
