import type { Resource } from '../core/resource.ts';
import { issuances } from './card-issuance/issuance.ts';
import { cards } from './cards.ts';
import { printRequests } from './ecard-printing.ts';
import { cardStatusOptions } from './lifecycle/statuses.ts';

const known = cardStatusOptions.map(({ value }) => value);

test('the statuses of cards are those of the specification, in its order', () => {
  expect(known).toEqual([
    'Issued',
    'Printing',
    'delivered_to_branch',
    'Branch',
    'MRA',
    'delivered_to_customer',
    'Customer',
    'Lost',
    'Cancelled',
    'Digital',
    'digital_pwa',
    'Picked_Up',
  ]);
});

test.each<readonly [string, Resource, string]>([
  ['cards', cards as unknown as Resource, 'status'],
  ['issuances', issuances as unknown as Resource, 'cardStatus'],
  ['print requests', printRequests as unknown as Resource, 'cardStatus'],
])('the filter of %s by status offers all of them as "All"', (_, { list }, name) => {
  const filter = list.filters[name]!;
  expect(filter.all).toEqual({ id: 'All', en: 'All' });
  expect(known).toEqual(expect.arrayContaining(filter.options!.map(({ value }) => value)));
});
