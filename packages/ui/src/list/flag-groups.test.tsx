import { cardTypes } from '@console/contracts/cards/card-types';
import type { Flag } from '@console/contracts/core/flag-groups';
import type { Resource } from '@console/contracts/core/resource';
import { screen } from '@testing-library/react';
import { begin, cardTypeServices, openList } from '../../test/card-types.tsx';
import { holdFlag } from '../../test/harness.tsx';

/** Card types whose fee, export and sharia filter are limited to flag groups. */
const grouped = {
  ...cardTypes,
  fields: { ...cardTypes.fields, replacementFee: { ...cardTypes.fields.replacementFee, flagGroup: '1-2' } },
  list: {
    ...cardTypes.list,
    exportGroup: 'all-except-6',
    filters: { ...cardTypes.list.filters, sharia: { ...cardTypes.fields.sharia, flagGroup: '1-2' } },
  },
} as unknown as Resource;

async function open(flag: Flag) {
  begin();
  holdFlag(flag);
  openList(cardTypeServices(), '/card-types', { resource: grouped });
  await screen.findByText('Reguler 0');
  return {
    column: screen.queryByRole('columnheader', { name: /Biaya penggantian/ }) !== null,
    filter: screen.queryByLabelText('Syariah') !== null,
    file: screen.queryByRole('button', { name: 'Unduh' }) !== null,
  };
}

test.each<[Flag, object]>([
  ['admin', { column: true, filter: true, file: true }],
  ['1', { column: true, filter: true, file: true }],
  ['2', { column: true, filter: true, file: true }],
  ['5', { column: false, filter: false, file: true }],
  ['6', { column: false, filter: false, file: false }],
  ['MRO', { column: false, filter: false, file: true }],
  ['other', { column: false, filter: false, file: true }],
])('who has flag %s sees the columns, filters and files of the own groups', async (flag, shown) => {
  expect(await open(flag)).toEqual(shown);
});

test('changes of a whole filter are offered to the admin group only, whatever the level', async () => {
  const offered = async (flag: Flag) => {
    begin('Full Access');
    holdFlag(flag);
    const { unmount } = openList(cardTypeServices(), '/card-types', { wholeFilter: true });
    await screen.findByText('Reguler 0');
    const found = screen.queryByRole('button', { name: 'Semua' }) !== null;
    unmount();
    return found;
  };
  expect([await offered('admin'), await offered('2')]).toEqual([true, false]);
});
