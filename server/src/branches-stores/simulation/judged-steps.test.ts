import { sql } from 'kysely';
import { leftWithout } from '../branch-copy/left-without.ts';
import { warningsOfFee } from '../branch-fees/admin-only.ts';
import { unusualIn, warningsOfSheet } from '../branch-rates/admin-only.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { fee, frame, later, office, rate, today, tomorrow, useJudgedOffice } from './judged.fixtures.ts';

const { server, db, charge, pay, feeIdOf } = useJudgedOffice();
const codesOf = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

test('a concession far below the rate that it is on is one that an admin approves', async () => {
  await charge({ from: today, percent: '7.5' });
  const baseId = await pay('2.6500');
  const of = async (rateRegular: string) => {
    const brand = { subjectType: 'BRAND', subjectCode: 'Toba', effectiveFrom: null, effectiveTo: null };
    const lines = [{ ...brand, rateRegular, rateRepeat: null }] as never;
    return codesOf(await warningsOfSheet(server.current.app, db(), 'SPEKTRA', { baseId, lines }));
  };
  expect(await of('1.9900')).toEqual([]);
  expect(await of('1.9000')).toEqual(['RATE_MOVES']);
});

test('a first rate of a group since today does not hide what was paid yesterday', async () => {
  await charge({ from: dayAfter(today, -30), percent: '7.5' });
  const id = await pay('2.5500');
  await db()
    .updateTable('branch_rate')
    .set({ effective_from: dayAfter(today, -30) } as never)
    .where('id', '=', id)
    .execute();
  const productGroupId = seedId('product-group', 'KURSUS');
  const of = async (rateRegular: string) => {
    const values = { ...rate, productGroupId, rateRegular, effectiveFrom: tomorrow } as never;
    return codesOf(await unusualIn(server.current.app, db(), 'SPEKTRA', { values, before: null }));
  };
  expect(await of('1.9252')).toEqual([]);
  const stored = await db().selectFrom('branch_rate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await db()
    .insertInto('branch_rate')
    .values({
      ...stored,
      ...frame(),
      product_group_id: productGroupId,
      rate_regular: '1.9252',
      effective_from: today,
    } as never)
    .execute();
  expect(await of('1.9000')).toEqual(['RATE_MOVES']);
  expect(await of('1.9252')).toEqual([]);
});

test('a copied row that ends where the one before lasts names the tenors that it leaves', async () => {
  await charge({ from: today, percent: '7.5' });
  const rateId = await pay('2.5500');
  const feeId = await feeIdOf();
  const of = async (effectiveTo: string | null) => {
    const period = { effectiveFrom: tomorrow, effectiveTo };
    const before = { effectiveFrom: today, effectiveTo: null };
    const replaced = (kind: string, secureId: string, values: object) =>
      ({
        kind,
        effect: 'REPLACE',
        values: { ...values, ...period },
        before: { secureId, values: { ...values, ...before } },
      }) as never;
    const planned = [replaced('RATE', rateId, rate), replaced('FEE', feeId, fee)];
    return (await leftWithout(db(), 'SPEKTRA', planned)).map(codesOf);
  };
  expect(await of(null)).toEqual([[], []]);
  expect(await of(later)).toEqual([['TENORS_WITHOUT_RATE'], ['TENORS_WITHOUT_FEE']]);
});

test('an ADMIN fee that ends under Qanun names the tenors that are without one once Qanun has ended', async () => {
  await charge({ from: today, percent: '7.5' });
  await pay('2.5500');
  const id = await feeIdOf();
  const of = async (end: string | null) => {
    await db().deleteFrom('qanun_branch').where('branch_id', '=', office).execute();
    await sql`insert into qanun_branch (id, created_by, updated_by, branch_id, approval, effective_from, effective_to)
      values (${frame().id}, 'TEST', 'TEST', ${office}, 'APPROVED', ${today}, ${end})`.execute(db());
    const before = { ...fee, secureId: id, phase: 'IN_FORCE' };
    const change = { values: { ...fee, effectiveTo: dayAfter(today, 2) }, before } as never;
    return codesOf(await warningsOfFee(server.current.app, db(), 'SPEKTRA', change));
  };
  expect(await of(null)).toEqual([]);
  expect(await of(later)).toEqual(['TENORS_WITHOUT_FEE']);
});
