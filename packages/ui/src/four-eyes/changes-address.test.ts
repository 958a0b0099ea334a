import { changesAddress } from './changes-address.ts';

test('changes of a list stand in its tab of changes, those of a part of a record in the tab of the part', () => {
  expect(changesAddress('/mra')).toBe('/mra?tab=changes');
  expect(changesAddress('/mra', 'c1')).toBe('/mra?tab=changes&change=c1');
  expect(changesAddress('/promo/p1?tab=promo-rate')).toBe('/promo/p1?tab=promo-rate');
  expect(changesAddress('/promo/p1?tab=promo-rate', 'c1')).toBe('/promo/p1?tab=promo-rate');
});
