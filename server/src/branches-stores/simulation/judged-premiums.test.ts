import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { below, later, office, today, useJudgedOffice } from './judged.fixtures.ts';

const { server, db, charge, pay, ofRate } = useJudgedOffice({ insured: true });
const group = (code: string) => seedId('product-group', code);
/** Gadgets need an insurance, courses none. */
const gadget = { productGroupId: group('GADGET'), effectiveFrom: today };
const course = { productGroupId: group('KURSUS'), effectiveFrom: today };
/** With an ADMIN fee of 7.5 percent it yields enough without a premium. */
const rateRegular = '0.7500';
const enough = '0.9500';

beforeEach(() => charge({ from: today, percent: '7.5' }));

test('a rate of goods that need an insurance is judged with its greatest premium, of other goods without', async () => {
  expect(await ofRate({ ...course, rateRegular })).toEqual([]);
  expect(await ofRate({ ...gadget, rateRegular })).toEqual(below);
  expect(await ofRate({ ...gadget, rateRegular: enough })).toEqual([]);
});

test('a group needs an insurance by itself or by its line of business', async () => {
  expect(await ofRate({ productGroupId: group('LAPTOP'), effectiveFrom: today, rateRegular })).toEqual(below);
  const need = (rule: string | null) =>
    sql`update product_group set insurance_coverage = ${rule} where group_code = 'KURSUS'`.execute(db());
  await need('REQUIRED');
  // It has tariffs by tenor alone.
  expect(await ofRate({ ...course, rateRegular })).toEqual(below);
  await need(null);
  expect(await ofRate({ ...course, rateRegular })).toEqual([]);
});

test('tariffs that begin within the period of a rate count, after its end they do not', async () => {
  const ofSet = (no: number) => sql`set_no = ${`SET-SPK-00${no}`}`;
  const day = dayAfter(later, -1);
  await sql`update insurance_tariff set effective_to = ${day} where ${ofSet(2)}`.execute(db());
  await sql`update insurance_tariff set status = 'active', effective_from = ${later}, holds_from = ${later},
    premium_type = 'PCT', premium_amount = null, premium_pct = 20 where ${ofSet(3)}`.execute(db());
  expect(await ofRate({ ...gadget, effectiveTo: day, rateRegular: enough })).toEqual([]);
  expect(await ofRate({ ...gadget, rateRegular: enough })).toEqual(below);
});

/** What the simulation says of a gadget with its premium in each instalment. */
async function simulated(body: object) {
  const { result } = await server.current.call(simulationCalls.preview, admin, {
    body: { line: 'SPEKTRA', branchId: office, tenors: [12], ...gadget, ...body } as never,
  });
  const { now, nowRefused } = result.cells[0]!;
  return { belowFloor: now?.company?.belowFloor, refused: nowRefused?.code };
}

test('no contract of an approved rate yields less than the floor, whatever its price and down payment', async () => {
  await charge({ from: today, percent: '7.5' });
  // Amounts, bands of prices, and a percentage that is greatest in a band between.
  await sql`update insurance_tariff set premium_pct = 9 where price_from = 5000001 and premium_pct is not null`.execute(
    db(),
  );
  const rates = ['0.9500', '1.1000', '1.3000', '1.5000', '1.7000', '1.9000', '2.1000', '2.3000', '2.5000', '2.9000'];
  const judged = [];
  for (const each of rates) judged.push((await ofRate({ ...gadget, rateRegular: each })).length === 0);
  const approved = rates[judged.indexOf(true)]!;
  expect(Number(approved)).toBeGreaterThan(Number(enough));
  await pay(approved);
  const prices = [500_000, 600_000, 1_999_999, 2_000_000, 3_000_000, 5_000_000, 5_000_001, 8_000_000, 25_000_000];
  const found = [];
  for (const price of prices)
    for (const dpPercent of ['10', '30', '45', '50'])
      for (const premium of [
        { payment: 'M', charge: 'FINANCED' },
        { payment: 'S', charge: 'FINANCED' },
      ])
        found.push(await simulated({ price, dpPercent, premium }));
  expect(found.filter(({ belowFloor }) => belowFloor !== false)).toEqual([]);
  await pay(enough);
  expect(
    await simulated({ price: 10_000_000, dpPercent: '50', premium: { payment: 'M', charge: 'FINANCED' } }),
  ).toEqual({ belowFloor: true, refused: undefined });
});

test('a premium beyond the down payments that are judged is refused, unless it is paid at signing', async () => {
  await charge({ from: today, percent: '7.5' });
  await pay('2.7500');
  const of = (dpPercent: string, premium: object) => simulated({ price: 3_000_000, dpPercent, premium });
  const monthly = { payment: 'M', charge: 'FINANCED' };
  expect((await of('51', monthly)).refused).toBe('DP_BEYOND_PREMIUM');
  expect((await of('90', { payment: 'S', charge: 'FINANCED' })).refused).toBe('DP_BEYOND_PREMIUM');
  expect((await of('90', { payment: 'S', charge: 'UPFRONT' })).refused).toBeUndefined();
  expect((await of('50', monthly)).refused).toBeUndefined();
});

test('a larger down payment that a group or a scheme demands is judged, and calculated', async () => {
  const rates = { ...gadget, rateRegular: '1.5000' };
  expect(await ofRate(rates)).toEqual([]);
  await sql`update product_group set dp_min_pct = 80 where group_code = 'GADGET'`.execute(db());
  expect(await ofRate(rates)).toEqual(below);
  await pay('2.7500');
  const premium = { payment: 'M', charge: 'FINANCED' };
  expect(await simulated({ price: 3_000_000, dpPercent: '80', premium })).toEqual({ belowFloor: false });
  await sql`update product_group set dp_min_pct = null where group_code = 'GADGET'`.execute(db());
  expect(await ofRate(rates)).toEqual([]);
  await sql`update financial_scheme set dp_min_pct = 80, dp_max_pct = 90
    where lob_id = (select lob_id from product_group where group_code = 'GADGET')`.execute(db());
  expect(await ofRate(rates)).toEqual(below);
});
