import { cardTypes } from '@console/contracts/cards/card-types';
import type { Resource } from '@console/contracts/core/resource';
import { draftFaults, filtersWith, type Draft } from './draft.ts';

const resource = cardTypes as unknown as Resource;

const draft = (values: readonly string[]): Draft => ({
  match: 'all',
  groups: [{ key: 1, match: 'all', conditions: [{ key: 2, field: 'replacementFee', operator: 'between', values }] }],
  unread: [],
  next: 3,
});

test.each(['25.000', 'Rp 25.000', '25.000,00', ' 25000 '])('the bound %s of an amount is 25000', (bound) => {
  expect(draftFaults(resource, draft([bound, '50.000'])).size).toBe(0);
  expect(filtersWith(resource, {}, draft([bound, '50.000']))).toEqual({
    where: ['replacementFee.between.25000*50000'],
  });
});

test.each(['1,000', '25 ribu'])('the bound %s is not certain, and refused', (bound) => {
  expect(draftFaults(resource, draft([bound, ''])).get(2)?.code).toBe('NOT_A_NUMBER');
});
