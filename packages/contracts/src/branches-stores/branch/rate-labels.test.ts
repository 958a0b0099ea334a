import { branchRates } from './rates.ts';
import { labelPart } from '../../core/label.ts';

test('a label has days as they are written, and the code of a record', () => {
  const { productGroupId, effectiveFrom } = branchRates.fields;
  const of = (record: object) => [
    labelPart(productGroupId, 'productGroupId', record),
    labelPart(effectiveFrom, 'effectiveFrom', record),
  ];
  const productGroup = { code: 'TV', name: 'Televisi', active: true };
  const named = { productGroupId: 'id', effectiveFrom: '2026-11-27', references: { productGroupId: productGroup } };
  expect(of(named)).toEqual(['TV', '27-11-2026']);
  expect(of({ productGroupId: null, effectiveFrom: '2026-11-27' })).toEqual([null, '27-11-2026']);
  expect(of({ productGroupId: 'id', effectiveFrom: null })).toEqual([null, null]);
});
