import { sql } from 'kysely';
import { insuranceCode, insuranceId } from '../master-insurance/seed.ts';
import { tariffV1Id } from '../product-insurance/seed.ts';
import { setV2, tariffV2Code } from '../product-insurance-v2/seed.ts';
import { approver, group, useInsurance } from './insurance.fixtures.ts';

const { db, day, v1, v2 } = useInsurance();

const tariffRow = (code: string, change: Readonly<Record<string, string>> = {}) => ({
  core_code: code,
  status: 'active',
  row_code: code,
  set_no: 'SET-UJI-1',
  insurance_code: insuranceCode(1),
  product_group_code: 'TV',
  coverage: 'PROTEKSI_ELEKTRONIK',
  payment_type: 'S',
  tenor_from: '1',
  tenor_to: '12',
  premium_type: 'PCT',
  premium_pct: '2.5',
  price_from: '0',
  price_to: '4999999',
  effective_from: day(1),
  ...change,
});
const upper = { price_from: '5000000', price_to: '' };

test('bands of a set neither overlap nor leave a gap; rows of one set belong together', async () => {
  expect(await v2.feed.deliver('1.delta.csv', [tariffRow('UJI-1')])).toMatchObject({ changed: 1, conflicts: 0 });
  const run = await v2.feed.deliver('2.delta.csv', [
    tariffRow('UJI-2', { price_from: '4999999', price_to: '' }),
    tariffRow('UJI-3', { ...upper, effective_from: day(2) }),
    tariffRow('UJI-4', { ...upper, premium_pct: '' }),
    tariffRow('UJI-5', { ...upper, set_no: setV2(2) }),
    tariffRow('UJI-6', { price_from: '6000000', price_to: '' }),
  ]);
  expect(run).toMatchObject({ changed: 1, conflicts: 4 });
  expect(run.faults.map(({ errors: [error] }) => error?.code)).toEqual([
    'BAND_OVERLAP',
    'SET_MIXED',
    'REQUIRED',
    'SET_CLOSED',
  ]);
  const [made] = (await v2.list({ setNo: 'SET-UJI-1' })).rows;
  const id = made!['secureId'] as string;
  expect((await v2.activate(id)).body).toMatchObject({
    code: 'BAND_GAP',
    parameters: { gaps: '5000000 - 5999999' },
  });
  await v2.feed.deliver('3.delta.csv', [tariffRow('UJI-6', upper)]);
  expect((await v2.activate(id)).status).toBe(200);
  expect((await v1.read(tariffV1Id('TV', 1)))['superseded']).toBe(false);
});

test('what core changes in a set that waits for a second person is not approved unseen', async () => {
  // Beside the set in force of the same insurer and group, above all its premiums.
  const dear = {
    insurance_code: insuranceCode(0),
    set_no: 'SET-UJI-2',
    product_group_code: 'GADGET',
    premium_pct: '9',
  };
  const rows = [tariffRow('UJI-7', dear), tariffRow('UJI-8', { ...dear, ...upper })];
  expect(await v2.feed.deliver('4.delta.csv', rows)).toMatchObject({ changed: 2, conflicts: 0 });
  const [one, other] = (await v2.list({ setNo: 'SET-UJI-2' })).rows;
  expect((await v2.activate(one!['secureId'] as string)).body.result).toMatchObject({ waiting: 1 });
  const moved = tariffRow('UJI-8', { ...dear, ...upper, premium_pct: '19' });
  expect(await v2.feed.deliver('5.delta.csv', [moved])).toMatchObject({ changed: 1, conflicts: 0 });
  expect((await v2.approve()).body.code).toBe('CHANGE_OUTDATED');
  expect(await v2.read(other!['secureId'] as string)).toMatchObject({ status: 'inactive', premiumPct: '19.0000' });
});

test('core switches a set off as a whole, also one that has ended, and changes nothing else of it', async () => {
  const run = await v2.feed.deliver('6.delta.csv', [
    tariffRow('UJI-6', { ...upper, premium_pct: '3' }),
    tariffRow('UJI-1', { status: 'inactive' }),
    tariffRow(tariffV2Code(1, 0), {
      set_no: setV2(1),
      insurance_code: insuranceCode(0),
      product_group_code: 'GADGET',
      coverage: 'PROTEKSI_GADGET',
      payment_type: 'Y',
      premium_pct: '4.465',
      price_to: '1999999',
      own_risk: '10 % dari klaim',
      effective_from: day(-540),
      status: 'inactive',
    }),
  ]);
  expect(run.faults.map(({ errors: [error] }) => error?.code)).toEqual(['SET_CLOSED']);
  expect((await v2.list({ setNo: 'SET-UJI-1', phase: 'WAITING' })).total).toBe(2);
  expect((await v2.list({ setNo: setV2(1), status: 'active' })).total).toBe(0);
});

test('the database itself holds bands and sets', async () => {
  const values = (priceFrom: number, priceTo: number | null, setNo = 'SET-UJI-9', from = day(1)) =>
    sql`insert into insurance_tariff (id, created_by, updated_by, row_code, set_no, insurance_id, price_from, price_to,
        effective_from, product_group_id, coverage, payment_type, tenor_from, tenor_to, premium_type, premium_pct)
      values (gen_random_uuid(), 'UJI', 'UJI', ${`${setNo}-${priceFrom}`}, ${setNo}, ${insuranceId(1)}, ${priceFrom},
        ${priceTo}, ${from}, ${group('AC')}, 'PROTEKSI_ELEKTRONIK', 'S', 1, 12, 'PCT', 2)`.execute(db());
  await values(0, 999);
  await expect(values(999, null)).rejects.toMatchObject({ code: '23P01' });
  await values(2_000, null);
  const switchOn = (setNo: string) =>
    sql`update insurance_tariff set status = 'active', holds_from = effective_from where set_no = ${setNo}`.execute(
      db(),
    );
  await expect(switchOn('SET-UJI-9')).rejects.toMatchObject({ code: '23514', constraint: 'insurance_tariff_gap' });
  await values(1_000, 1_999);
  await switchOn('SET-UJI-9');
  await values(0, null, 'SET-UJI-10');
  await expect(switchOn('SET-UJI-10')).rejects.toMatchObject({ code: '23P01' });
});

const row = (code: string, from: string, since: string, more: Readonly<Record<string, string>> = {}) => ({
  core_code: code,
  status: 'active',
  row_code: code,
  insurance_code: insuranceCode(1),
  product_group_code: 'TV',
  tenor_from: from,
  tenor_to: '24',
  premium_pct: '3',
  min_premium: '0',
  effective_from: since,
  ...more,
});

test('tariffs by tenor of a package do not overlap in tenor and time', async () => {
  const run = await v1.feed.deliver('1.delta.csv', [row('V1-X', '24', day(1)), row('V1-Y', '24', 'kemarin')]);
  expect(run.faults.map(({ errors: [error] }) => error?.code)).toEqual(['BAND_OVERLAP', 'NOT_A_DATE']);
});

test('an older tariff that changes a premium by more than 20 % needs two people who approve', async () => {
  const ended = { tenor_from: '13', premium_pct: '2.88', min_premium: '25000', effective_from: day(-400) };
  const run = await v1.feed.deliver('2.delta.csv', [
    row('V1-TV-3', '13', day(-400), { ...ended, effective_to: day(2) }),
    row('V1-TV-4', '13', day(3), { min_premium: '25000', effective_to: day(9) }),
    row('V1-TV-5', '13', day(10), { premium_pct: '3.7', min_premium: '25000', effective_to: day(19) }),
    row('V1-TV-6', '13', day(20), { premium_pct: '3.7', min_premium: '40000' }),
  ]);
  expect(run).toMatchObject({ changed: 4, conflicts: 0 });
  const rows = (await v1.list({ search: 'V1-TV-' })).rows as { rowCode: string; maxChangePct: number }[];
  const changes = Object.fromEntries(rows.map(({ rowCode, maxChangePct }) => [rowCode, maxChangePct]));
  expect(changes).toMatchObject({ 'V1-TV-3': null, 'V1-TV-4': 5, 'V1-TV-5': 24, 'V1-TV-6': 60 });
  const idOf = (code: string) => rows.find(({ rowCode }) => rowCode === code) as unknown as { secureId: string };
  expect((await v1.activate(idOf('V1-TV-4').secureId)).body.result).toMatchObject({ changed: 1 });
  expect((await v1.activate(idOf('V1-TV-5').secureId)).body.result).toMatchObject({ changed: 0, waiting: 1 });
  expect((await v1.approve(approver)).body.code).toBe('SELF_APPROVAL');
  expect((await v1.approve()).status).toBe(200);
  expect(await v1.read(idOf('V1-TV-5').secureId)).toMatchObject({ status: 'active', maxChangePct: null });
});
