import { keptOf, startOf, type Said } from './inputs.ts';

const said: Said = {
  branch: true,
  productGroup: false,
  ofGroups: false,
  collateral: false,
  subject: false,
  scheme: false,
};
const left = { productGroupId: 'gadget', price: 7_000_000 };

test('a screen that says no product group begins with the one that was left', () => {
  expect(startOf('SPEKTRA', said, left)).toMatchObject(left);
});

test('a screen for all product groups begins without the one of another screen, and leaves that as it was', () => {
  const forAll = { ...said, ofGroups: true };
  expect(startOf('SPEKTRA', forAll, left)).toMatchObject({ productGroupId: null, price: 7_000_000 });
  expect(keptOf(forAll, { productGroupId: 'tv', price: 8_000_000 }, left)).toEqual({
    productGroupId: 'gadget',
    price: 8_000_000,
  });
});
