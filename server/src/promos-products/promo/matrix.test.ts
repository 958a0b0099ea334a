import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchesStoresModules } from '../../branches-stores/modules.ts';
import { membershipModules } from '../../membership/modules.ts';
import { productsModules } from '../../products/modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { promosProductsModules } from '../modules.ts';
import type { PromoMatrix } from '@console/contracts/promos-products/promo/matrix';
import { branchStaff, maker, office, promoLine, promosOf, promoValues } from './promo.fixtures.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});
const today = jakartaDay(seedDate);
const spektra = promosOf(() => server.current);

const matrix = async (secureId: string, query: object = {}, caller = maker) =>
  spektra.call('matrix', caller, { parameters: { secureId }, query: { kind: 'REGULAR', ...query } });

const made = async () =>
  spektra.submitted(promoValues('SPEKTRA', today, { priority: 730 }), {
    branchIds: ['12010', '12020'].map((code) => office('SPEKTRA', code)),
    lines: [
      promoLine(6, { rateRegular: '0.50', storeSubsidy: '1' }),
      promoLine(12, { rateRegular: '4.90', rateRepeat: '1.2' }),
    ],
  });

test('each branch and tenor has the instalment with the promo beside the one without', async () => {
  const { secureId } = await made();
  const result = (await matrix(secureId)).result as PromoMatrix;
  expect(result).toMatchObject({ date: today, tenors: [6, 12], total: 2, page: 1 });
  expect(result.rows.map(({ officeCode }) => officeCode)).toEqual(['12010', '12020']);
  const [cheap, dear] = result.rows[0]!.cells;
  expect(cheap).toMatchObject({ promo: { rate: '0.5000' }, isAboveBranch: false });
  expect(cheap!.promo!.instalment).toBeLessThan(cheap!.without!.instalment);
  expect(cheap!.company).toMatchObject({ disbursement: expect.any(Number), belowFloor: true });
  expect(dear).toMatchObject({ promo: { rate: '4.9000' }, isAboveBranch: true, company: { belowFloor: false } });
  const repeat = (await matrix(secureId, { kind: 'REPEAT', branchId: office('SPEKTRA', '12020') })).result;
  expect((repeat as PromoMatrix).rows.map(({ cells }) => cells.map(({ promo }) => promo?.rate))).toEqual([
    ['0.5000', '1.2000'],
  ]);
});

test('a branch sees itself alone, without yield and disbursement; a foreign group is refused', async () => {
  const { secureId } = await made();
  const { rows } = (await matrix(secureId, {}, branchStaff('12010', 'View Only'))).result as PromoMatrix;
  expect(rows.map(({ officeCode, cells }) => [officeCode, cells.map(({ company }) => company)])).toEqual([
    ['12010', [null, null]],
  ]);
  expect((await matrix(secureId, { groupId: office('SPEKTRA', '12010') })).body.errors).toMatchObject([
    { field: 'groupId', code: 'NOT_FOUND' },
  ]);
});

test('a promo that is not stored has its matrix, with the rows of branches that differ', async () => {
  const { secureId } = await made();
  const stored = (await matrix(secureId)).result as PromoMatrix;
  const { promoType, customerKind, startDate, endDate, productGroupIds, tenors } = promoValues('SPEKTRA', today);
  const sheets = {
    branchIds: ['12010', '12020'].map((code) => office('SPEKTRA', code)),
    lines: [
      promoLine(6, { rateRegular: '0.50', rateRepeat: '0', storeSubsidy: '1' }),
      promoLine(12, { rateRegular: '4.90', rateRepeat: '1.2' }),
    ],
    overrides: [{ officeCode: '12020', ...promoLine(12, { rateRegular: '1.1' }) }],
  };
  const typed = { promoType, customerKind, startDate, endDate, productGroupIds, tenors, sheets, kind: 'REGULAR' };
  const { result } = await spektra.call('typedMatrix', maker, { body: typed });
  const [first, second] = (result as PromoMatrix).rows;
  expect(first).toEqual(stored.rows[0]);
  expect(second!.cells.map(({ promo }) => promo?.rate)).toEqual(['0.5000', '1.1000']);
  const free = { ...typed, promoType: 'ZERO', sheets: { ...sheets, overrides: null } };
  const zero = (await spektra.call('typedMatrix', maker, { body: free })).result as PromoMatrix;
  expect(zero.rows[0]!.cells[0]!.promo).toMatchObject({ rate: '0' });
  const own = await spektra.call('typedMatrix', branchStaff('12020'), { body: typed });
  expect((own.result as PromoMatrix).rows.map(({ officeCode }) => officeCode)).toEqual(['12020']);
});
