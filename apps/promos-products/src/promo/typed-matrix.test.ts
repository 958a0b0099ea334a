import { references } from '@console/contracts/core/fields';
import { branch } from '@console/contracts/core/referables/organisation';
import { spektraPromos } from '@console/contracts/promos-products/promo';
import { ownLines, sheetLines } from '@console/contracts/promos-products/promo-rate';
import { typedMatrixOf } from './typed-matrix.ts';

const id = '11111111-1111-4111-8111-111111111111';
const resource = {
  fields: {
    ...spektraPromos.fields,
    branchIds: references(branch, { maximum: 500, required: false }),
    lines: sheetLines('SPEKTRA'),
    overrides: ownLines('SPEKTRA'),
  },
};
const values = {
  promoType: 'RATE',
  customerKind: 'ALL',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  productGroupIds: [id],
  tenors: ['6'],
  branchIds: [id],
  lines: [{ tenor: 6, rateRegular: '1.5', rateRepeat: null, storeSubsidy: '0', fifIncome: null, storeAdminFee: null }],
};

test('what is typed of a new promo is simulated once it has goods, days, tenors, branches and rates', () => {
  const found = typedMatrixOf(resource, values);
  expect(found).toMatchObject({ promoType: 'RATE', tenors: ['6'], sheets: { branchIds: [id] } });
  expect(found!.sheets.lines).toMatchObject([{ tenor: 6, storeSubsidy: null }]);
  for (const name of ['productGroupIds', 'tenors', 'branchIds', 'startDate', 'endDate'])
    expect([name, typedMatrixOf(resource, { ...values, [name]: null })]).toEqual([name, null]);
});

test('a cell that is wrong is not simulated', () => {
  const lines = [{ ...values.lines[0]!, storeSubsidy: '31' }];
  expect(typedMatrixOf(resource, { ...values, lines })).toBeNull();
});
