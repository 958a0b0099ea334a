import { cardTypes } from '@console/contracts/cards/card-types';
import { text } from '@console/contracts/core/text';
import { screen } from '@testing-library/react';
import { begin, cardTypeServices, listCall, openList as open } from '../../test/card-types.tsx';

beforeEach(() => begin());

/** Card types as a list that is read with a search, or with two filters together. */
const resource = {
  ...cardTypes,
  list: {
    ...cardTypes.list,
    filters: { ...cardTypes.list.filters, tier: cardTypes.fields.tier },
    needsFilter: {
      together: ['tier', 'status'],
      text: text('Masukkan nomor atau periode', 'Enter a number or a period'),
      hint: text('Periode berlaku bersama tingkat.'),
    },
  },
} as never;

test('a list that needs filters together asks nothing without them, and says what to enter', async () => {
  const services = cardTypeServices();
  open(services, '/card-types?status=active', { resource });
  expect(await screen.findByText('Masukkan nomor atau periode')).toBeVisible();
  expect(services.to(listCall)).toHaveLength(0);
});

test.each(['?tier=3&status=active', '?search=Gold'])('with %s it is read', async (query) => {
  const services = cardTypeServices();
  open(services, `/card-types${query}`, { resource });
  expect(await screen.findByText('Gold 1')).toBeVisible();
  expect(screen.queryByText('Masukkan nomor atau periode')).toBeNull();
});
