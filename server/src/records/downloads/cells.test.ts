import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { linesOfBusiness } from '@console/contracts/products/master-lob';
import { cellOf } from './cells.ts';

test('a choice between numbers is written as a number, without the dots of its title', () => {
  const { roundingStep, rateMethod } = linesOfBusiness.fields;
  expect(cellOf(roundingStep, '1000', 'id')).toBe(1000);
  expect(cellOf(rateMethod, 'FLAT_MONTHLY', 'id')).toBe('Flat per bulan');
});

test('the rows of a sheet are written with their bands', () => {
  const bands = [
    { tenorFrom: 11, tenorTo: 23, dpMinPct: 20 },
    { tenorFrom: 24, tenorTo: 48, dpMinPct: 25 },
  ];
  expect(cellOf(financialSchemesNmc.fields.dpBands, bands, 'id')).toBe('11-23: 20; 24-48: 25');
  const stored = [{ tenorFrom: 11, tenorTo: 23, dpMinPct: '17.5000' }];
  expect(cellOf(financialSchemesNmc.fields.dpBands, stored, 'id')).toBe('11-23: 17,5');
  expect(cellOf(financialSchemesNmc.fields.dpBands, stored, 'en')).toBe('11-23: 17.5');
});

test('an empty list is written as what it means, where it means something', () => {
  const { brands, productGroupIds } = financialSchemesNmc.fields;
  expect(cellOf(brands, [], 'id')).toBe('Semua merek');
  expect(cellOf(productGroupIds, null, 'en')).toBe('All groups');
  expect(cellOf(brands, ['HONDA'], 'id')).toBe('HONDA');
});
