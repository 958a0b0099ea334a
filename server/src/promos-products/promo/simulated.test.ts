import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
const value = (values: object = {}) => promoValues('SPEKTRA', today, values);
const branch = (code: string) => office('SPEKTRA', code);
const rates = [promoLine(6, { rateRegular: '1.50' }), promoLine(12, { rateRegular: '1.60' })];

const preview = async (body: object) =>
  (await server.current.call(simulationCalls.preview, admin, { body: { line: 'SPEKTRA', ...body } as never })).result;
const cell = (result: { cells: { tenor: number; kind: string }[] }, tenor: number, kind = 'REGULAR') =>
  result.cells.find((each) => each.tenor === tenor && each.kind === kind) as never as {
    now: { rate: string; path: { level: string; detail: string }[]; passedOver: { level: string; detail: string }[] };
  };

test('a running promo is the first level of the resolution where it holds, and says so where it does not', async () => {
  const { secureId, promoCode } = await spektra.submitted(value({ priority: 660 }), {
    branchIds: [branch('12010')],
    lines: rates,
  });
  const asked = { branchId: branch('12010'), price: 6_000_000, tenors: [12], promoCode };
  expect(cell(await preview(asked), 12).now.passedOver[0]).toMatchObject({
    level: 'PROMO',
    detail: 'tidak berlaku di sini',
  });
  await spektra.step('approve', secureId);
  expect(cell(await preview(asked), 12).now).toMatchObject({
    rate: '1.6000',
    path: [{ level: 'PROMO', detail: promoCode }],
  });
  expect(cell(await preview({ ...asked, branchId: branch('12020') }), 12).now.path[0]!.level).not.toBe('PROMO');
  expect(cell(await preview({ ...asked, promoCode: null }), 12).now.passedOver[0]!.level).not.toBe('BRANCH_ALL');
  expect(cell(await preview({ ...asked, date: dayAfter(today, 61) }), 12).now.path[0]!.level).not.toBe('PROMO');
});

test('a promo holds within its price and down payment, and nowhere else', async () => {
  const limits = { priceMin: 5_000_000, priceMax: 7_000_000, dpMinPct: '25.0000', priority: 661 };
  const { secureId, promoCode } = await spektra.submitted(value(limits), {
    branchIds: [branch('12020')],
    lines: rates,
  });
  await spektra.step('approve', secureId);
  const levelAt = async (price: number, dpPercent: string) => {
    const asked = { branchId: branch('12020'), price, dpPercent, tenors: [12], promoCode };
    return cell(await preview(asked), 12).now.path[0]!.level;
  };
  expect(await levelAt(6_000_000, '25')).toBe('PROMO');
  expect(await levelAt(7_000_000, '30')).toBe('PROMO');
  for (const [price, dp] of [
    [4_999_999, '30'],
    [7_000_001, '30'],
    [6_000_000, '24.9'],
  ] as const)
    expect(await levelAt(price, dp)).not.toBe('PROMO');
});

test('a promo of UFI holds for its collateral alone', async () => {
  const ufi = promosOf(() => server.current, 'UFI');
  const { secureId, promoCode } = await ufi.submitted(promoValues('UFI', today, { priority: 662 }), {
    branchIds: [office('UFI', '12010')],
    lines: [12, 24].map((tenor) => promoLine(tenor, { rateRegular: '29' })),
  });
  await ufi.step('approve', secureId);
  const levelOf = async (collateralType: string) => {
    const asked = { line: 'UFI', branchId: office('UFI', '12010'), price: 15_000_000, tenors: [12], promoCode };
    return cell(await preview({ ...asked, collateralType, ageBand: '0-3' }), 12).now?.path[0]!.level;
  };
  expect(await levelOf('MOTOR_BEKAS')).toBe('PROMO');
  expect(await levelOf('MULTIGUNA')).not.toBe('PROMO');
});

test('P5 and P6: an RO rate alone leaves Regular to the branch, a Regular rate alone is that of RO too', async () => {
  const { secureId, promoCode } = await spektra.submitted(value({ priority: 670 }), {
    branchIds: [branch('12010')],
    lines: [promoLine(6, { rateRepeat: '1.2' }), promoLine(12, { rateRegular: '1.6' })],
  });
  await spektra.step('approve', secureId);
  const result = await preview({ branchId: branch('12010'), price: 6_000_000, tenors: [6, 12], promoCode });
  expect(cell(result, 6).now.path[0]!.level).not.toBe('PROMO');
  expect(cell(result, 6, 'REPEAT').now).toMatchObject({ rate: '1.2000', path: [{ level: 'PROMO' }] });
  expect(cell(result, 12, 'REPEAT').now).toMatchObject({ rate: '1.6000', path: [{ level: 'PROMO' }] });
});

test('P1 and P2: what a store pays lowers the fee of the customer and what it is paid itself', async () => {
  const zero = await spektra.submitted(value({ promoType: 'ZERO', tenors: ['6'], priority: 680 }), {
    branchIds: [branch('12010')],
    lines: [promoLine(6, { storeSubsidy: '9', fifIncome: '6', storeAdminFee: 150_000 })],
  });
  await spektra.step('approve', zero.secureId);
  const upfront = { fees: [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular: '199000', charge: 'UPFRONT' }] };
  const first = await preview({
    branchId: branch('12010'),
    price: 8_000_000,
    dpPercent: '20',
    tenors: [6],
    promoCode: zero.promoCode,
    overrides: upfront,
  });
  // The stamp duty of 10,000 is paid at signing.
  expect(cell(first, 6)).toMatchObject({
    proposed: {
      base: 6_400_000,
      principal: 6_400_000,
      instalment: 1_067_000,
      lastInstalment: 1_065_000,
      totalInterest: 0,
      effectiveRate: '0.0000',
      firstPayment: 1_659_000,
      company: { subsidy: 576_000, income: 384_000, disbursement: 5_674_000, yieldRate: '45.8197' },
    },
  });
  const rate = await spektra.submitted(value({ tenors: ['9'], priority: 681 }), {
    branchIds: [branch('12010')],
    lines: [promoLine(9, { rateRegular: '1.2345', storeSubsidy: '3.5', fifIncome: '1.5' })],
  });
  await spektra.step('approve', rate.secureId);
  const financed = { fees: [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular: '199000', charge: 'FINANCED' }] };
  const second = await preview({
    branchId: branch('12010'),
    price: 4_500_000,
    dpPercent: '0',
    tenors: [9],
    promoCode: rate.promoCode,
    overrides: financed,
  });
  expect(cell(second, 9)).toMatchObject({
    proposed: {
      base: 4_500_000,
      principal: 4_699_000,
      instalment: 581_000,
      totalInterest: 530_000,
      effectiveRate: '26.3093',
      company: { subsidy: 157_500, income: 67_500, disbursement: 4_342_500, yieldRate: '46.6294' },
    },
  });
});

test('P4: an admin fee of 0 takes the place of that of the branch; loans have no subsidy', async () => {
  const ufi = promosOf(() => server.current, 'UFI');
  const values = promoValues('UFI', today, { promoType: 'ADMIN', adminFee: 0, tenors: ['24'], priority: 690 });
  const { secureId, promoCode } = await ufi.submitted(values, {
    branchIds: [office('UFI', '12010')],
    lines: [promoLine(24, { storeSubsidy: '2' })],
  });
  await ufi.step('approve', secureId);
  const result = await preview({
    line: 'UFI',
    branchId: office('UFI', '12010'),
    price: 15_000_000,
    loan: 9_000_000,
    tenors: [24],
    promoCode,
    overrides: { rates: [{ tenorFrom: 24, tenorTo: 24, rateRegular: '33.5' }] },
  });
  expect(cell(result, 24)).toMatchObject({
    proposed: {
      base: 9_000_000,
      principal: 9_000_000,
      instalment: 520_000,
      totalInterest: 3_480_000,
      effectiveRate: '33.5909',
      company: { subsidy: 0, disbursement: 9_000_000 },
    },
  });
});

test('unsaved lines of a promo propose what the store pays', async () => {
  const asked = {
    branchId: branch('12010'),
    price: 8_000_000,
    dpPercent: '20',
    tenors: [6],
    overrides: {
      rates: [{ tenorFrom: 6, tenorTo: 6, rateRegular: '0', rateRepeat: '0' }],
      fees: [{ feeType: 'ADMIN', valueType: 'AMOUNT', regular: '199000', charge: 'UPFRONT' }],
      paid: [{ tenor: 6, storeSubsidy: '9', fifIncome: '6', storeAdminFee: 150_000 }],
    },
  };
  expect(cell(await preview(asked), 6)).toMatchObject({
    now: { company: { subsidy: 0, income: 0 } },
    proposed: {
      totalInterest: 0,
      firstPayment: 1_659_000,
      company: { subsidy: 576_000, income: 384_000, disbursement: 5_674_000, yieldRate: '45.8197' },
    },
  });
});
