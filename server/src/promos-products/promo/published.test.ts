import { publicPromoCalls } from '@console/contracts/promos-products/promo/public-calls';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import { maker, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
afterEach(() => server.current.setNow(seedDate));
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);
let minutes = 0;
/** Reads what the public sees a minute later: each branch is read once in that time. */
async function shown(officeCode = '12010', etag?: string) {
  server.current.setNow(new Date(seedDate.getTime() + (minutes += 2) * 60_000));
  return server.current.call(publicPromoCalls.promos, null, {
    query: { line: 'SPEKTRA', officeCode },
    headers: etag ? { 'if-none-match': etag } : {},
  });
}
const codes = async (officeCode?: string) =>
  (await shown(officeCode)).result.map(({ code }: { code: string }) => code) as string[];
let priority = 1;
async function promo(values: object = {}, isApproved = true) {
  const typed = promoValues('SPEKTRA', today, { tenors: ['6'], priority: (priority += 1), ...values });
  const made = await spektra.submitted(typed, {
    branchIds: [office('SPEKTRA', '12010')],
    lines: [promoLine(6, { rateRegular: '1.5', storeSubsidy: '3', fifIncome: '1.5' })],
  });
  if (isApproved) expect((await spektra.step('approve', made.secureId)).status).toBe(200);
  return made;
}

test('the public reads the promos of a branch, without what the company earns or the store pays', async () => {
  const { promoCode } = await promo({ description: 'Hemat', customerKind: 'REGULAR', budgetSubsidy: 5_000_000 });
  const answer = await shown();
  const [first] = answer.result;
  expect(first).toEqual({
    code: promoCode,
    name: expect.any(String),
    type: 'RATE',
    description: 'Hemat',
    terms: null,
    from: today,
    to: dayAfter(today, 60),
    customers: 'REGULAR',
    groups: ['TV'],
    tenors: [6],
  });
  const etag = answer.headers.get('etag')!;
  expect((await shown('12010', etag)).status).toBe(304);
  expect(await codes('12020')).not.toContain(promoCode);
  expect(await codes('99999')).toEqual([]);
});

test('promos that wait, are over, used up, for some members or of an unpublished group are not public', async () => {
  const hidden = [
    await promo({}, false),
    await promo({ startDate: dayAfter(today, 1) }),
    await promo({ membershipGroupIds: [seedId('membership-group', 'KOMUNITAS1')] }),
  ];
  const used = await promo({ quotaContracts: 1 });
  const ended = await promo();
  const { promoCode } = await promo();
  const seen = await codes();
  expect(seen).toEqual(expect.arrayContaining([used.promoCode, ended.promoCode, promoCode]));
  for (const each of hidden) expect(seen).not.toContain(each.promoCode);
  await sql`update promo set used_contracts = 1 where id = ${used.secureId}`.execute(server.current.database.db);
  await spektra.act('deactivate', ended.secureId, maker, { reason: 'Stok habis' });
  const after = await codes();
  expect(after).toContain(promoCode);
  expect(after).not.toContain(used.promoCode);
  expect(after).not.toContain(ended.promoCode);
  await sql`update product_group set published = false where id = ${seedId('product-group', 'TV')}`.execute(
    server.current.database.db,
  );
  expect(await codes()).not.toContain(promoCode);
});
