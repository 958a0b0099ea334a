import { addressOf, recordAt } from './address.ts';

test('the address of a page has an id in the place of every parameter', () => {
  expect(addressOf('/card-issuance/:detailId/delivery-page/:deliveryId/card-list', 'a', 'b')).toBe(
    '/card-issuance/a/delivery-page/b/card-list',
  );
  expect(addressOf('/card-assignment/search')).toBe('/card-assignment/search');
  expect(recordAt('/cards/:issuanceId')({ secureId: 'a' })).toBe('/cards/a');
});

test('paths that the list does not have, and ids too few or too many, do not compile', () => {
  // @ts-expect-error -- no such page
  expect(addressOf('/card-issuance/:detailId/card')).toBeDefined();
  // @ts-expect-error -- one id is missing
  expect(addressOf('/card-issuance/:detailId/delivery-page/:deliveryId', 'a')).toBeDefined();
  // @ts-expect-error -- the page has no parameter
  expect(addressOf('/card-issuance', 'a')).toBeDefined();
  // @ts-expect-error -- the page has two parameters
  expect(recordAt('/card-issuance/:detailId/delivery-page/:deliveryId')).toBeDefined();
});
