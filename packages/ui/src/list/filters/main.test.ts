import { cards } from '@console/contracts/cards/cards';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { losses } from '@console/contracts/cards/card-lost';
import { placeFilters } from './main.ts';

test('the bar has the declared filters or the first three, and whatever is set', () => {
  expect(placeFilters(cards, {}, {}).bar).toEqual(['status', 'cardTypeId', 'branchId']);
  expect(placeFilters(zipCodes, {}, {}).bar).toEqual(['provinsi', 'kota', 'branch']);
  expect(placeFilters(zipCodes, { status: ['active'] }, {})).toEqual({
    bar: ['provinsi', 'kota', 'branch', 'status'],
    more: ['branchNmc', 'branchUfi', 'status'],
  });
  expect(placeFilters(zipCodes, {}, { held: 'status' }).bar).toEqual(['provinsi', 'kota', 'branch', 'status']);
});

test('a filter that only links set is shown while it is set; above a report all are shown', () => {
  const quiet = ['provinsi', 'status', 'branchNmc', 'branchUfi'];
  expect(placeFilters(zipCodes, {}, { quiet })).toEqual({ bar: ['kota', 'branch'], more: [] });
  expect(placeFilters(blacklistPhoneNumbers, {}, { all: true }).bar).toHaveLength(5);
});

test('tabs on the screen stand for their filter', () => {
  const { filter, of } = losses.list.tabs!;
  const open = { [filter]: of[0]!.values };
  expect(placeFilters(losses, open, { tabbed: true }).bar).not.toContain(filter);
  expect(placeFilters(losses, open, {}).bar).toContain(filter);
});
