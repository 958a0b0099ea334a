// Long: every rule of a product with a test, on one set of records.
import { changeCallsOf } from '@console/contracts/core/changes';
import { actCallsOf, callsOf } from '@console/contracts/core/resource';
import { productCalls, products } from '@console/contracts/products/product';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { lobId } from '../master-lob/seed.ts';
import { productsModules } from '../modules.ts';
import { productCode, productId } from './seed.ts';

const server = useServer({ modules: [...productsModules, coreFeed] });
const calls = callsOf(products);
const acts = actCallsOf(products);
const changes = changeCallsOf(products);
const feed = coreFeedOf(() => server.current, products);
const staff = testCaller('STAF01', { 'product:browse': 'Input' });
const full = testCaller('PENUH01', { 'product:browse': 'Full Access' });
const checker = testCaller('PENYETUJU01', { 'product:browse': 'Approval' });
const groupId = (code: string) => seedId('product-group', code);

const read = async (k: number) =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId: productId(k) } })).result;
const update = async (k: number, change: object, by = staff) =>
  server.current.call(calls.update, by, {
    body: { ...(await read(k)), reason: 'batas diperketat', ...change } as never,
  });
const list = async (query: object) => (await server.current.call(calls.list, admin, { query: query as never })).result;
const row = (k: number, change: Readonly<Record<string, string>> = {}) => ({
  core_code: productCode(k),
  status: 'active',
  object_code: productCode(k),
  core_name: 'TV LED 43 INCI',
  brand: 'Rinjani',
  core_group_code: 'TV',
  condition: 'N',
  reference_price: '3500000',
  ...change,
});
const item = async (k: number) => {
  const { secureId, version } = await read(k);
  return { secureId, version };
};

test('300 products are seeded, and found by group, line of business, brand, price, image and words', async () => {
  expect((await list({})).total).toBe(300);
  expect((await list({ status: 'inactive' })).total).toBe(12);
  expect((await list({ noImage: 'true' })).total).toBe(30);
  expect((await list({ syncState: 'CONFLICT' })).total).toBe(3);
  expect((await list({ productGroupId: groupId('TV') })).total).toBe(25);
  expect((await list({ lobId: lobId('ELK') })).total).toBe(125);
  expect((await list({ brand: 'rinjani' })).total).toBe(50);
  expect((await list({ priceFrom: 7_500_000, priceTo: 8_000_000 })).rows.length).toBeGreaterThan(0);
  expect((await list({ search: 'prd00001' })).rows).toMatchObject([
    { objectCode: 'PRD00001', name: 'TV LED 32 inci Rinjani' },
  ]);
  expect((await read(0)).references.productGroupId).toMatchObject({ code: 'TV', active: true });
});

test('its list of values is searched, of a group', async () => {
  const choices = async (query: object) =>
    (await server.current.call(calls.lov, viewer, { query: query as never })).result;
  expect(await choices({ search: 'PRD0000', productGroupId: groupId('TV') })).toHaveLength(9);
  expect(await choices({ search: 'PRD0000', productGroupId: groupId('AC') })).toHaveLength(0);
});

test('rich text is stored sanitised, words once, at once', async () => {
  const description = '<p onclick="x()">Hemat <b>listrik</b></p><script>alert(1)</script>';
  const saved = await update(0, { description, tags: [' Hemat', 'hemat', 'Baru '] });
  expect(saved.result).toMatchObject({
    description: '<p>Hemat <strong>listrik</strong></p>',
    tags: ['Hemat', 'Baru'],
  });
  const long = await update(0, { description: `<p>${'a'.repeat(4_001)}</p>` });
  expect(long.body.errors).toMatchObject([{ field: 'description', code: 'TOO_LONG' }]);
});

test('a published product has a display name and an image, and is active', async () => {
  expect((await update(9, { published: true })).body.errors).toMatchObject([{ field: 'images', code: 'REQUIRED' }]);
  expect((await update(1, { published: true, displayName: null })).body.errors).toMatchObject([
    { field: 'displayName', code: 'REQUIRED' },
  ]);
  const body = { items: [await item(2)], reason: 'tidak dijual lagi' };
  expect((await server.current.call(calls.deactivate, staff, { body: { items: body.items } as never })).status).toBe(
    422,
  );
  expect((await server.current.call(calls.deactivate, staff, { body })).status).toBe(200);
  expect(await read(2)).toMatchObject({ status: 'inactive', published: false });
  expect((await update(2, { published: true })).body.errors).toMatchObject([
    { field: 'published', code: 'INACTIVE_PUBLISHED' },
  ]);
});

test('staff switch on what core still carries, below an active group', async () => {
  const activate = async (k: number) =>
    server.current.call(calls.activate, staff, { body: { items: [await item(k)] } });
  expect((await activate(24)).body.code).toBe('NOT_IN_FEED');
  expect((await activate(49)).status).toBe(200);
});

test('a jump of the price is a conflict until an admin accepts it, and the history keeps each price', async () => {
  const from = (await read(0)).referencePrice;
  expect(from).toBe(3_500_000);
  expect(await feed.deliver('1.delta.csv', [row(0, { reference_price: '4000000' })])).toMatchObject({ changed: 1 });
  const run = await feed.deliver('2.delta.csv', [row(0, { reference_price: '5600000', variant: 'Putih' })]);
  expect(run.faults).toMatchObject([{ errors: [{ field: 'referencePrice', code: 'PRICE_JUMP' }] }]);
  expect(await read(0)).toMatchObject({ referencePrice: 4_000_000, syncState: 'CONFLICT', variant: null });
  const accept = async (by = admin) => server.current.call(acts['accept-price'], by, { body: await item(0) });
  expect((await accept(staff)).status).toBe(403);
  expect((await accept(full)).body.code).toBe('ONLY_ADMIN');
  expect((await accept()).status).toBe(200);
  expect(await read(0)).toMatchObject({ referencePrice: 5_600_000, syncState: 'OK', syncFaults: null });
  expect((await accept()).body.code).toBe('NO_PRICE_JUMP');
  // The rest of the row follows with the next reading.
  expect(await feed.sync()).toMatchObject({ changed: 1, conflicts: 0 });
  expect(await read(0)).toMatchObject({ variant: 'Putih', referencePrice: 5_600_000 });
  const history = await server.current.call(productCalls.priceHistory, viewer, { query: { productId: productId(0) } });
  expect(history.result.slice(0, 2)).toMatchObject([
    { price: 5_600_000, previous: 4_000_000, by: 'ADMIN01' },
    { price: 4_000_000, previous: 3_500_000 },
  ]);
});

const approve = (asked: { readonly result: { readonly change: { readonly secureId: string } } }, by = checker) =>
  server.current.call(changes.approveChange, by, { body: { secureIds: [asked.result.change.secureId] } });

test('another group is decided by a second person, for rates and limits follow it', async () => {
  const asked = await update(140, { productGroupId: groupId('LAPTOP') });
  expect(asked.status).toBe(202);
  expect(await read(140)).toMatchObject({ productGroupId: groupId('GADGET'), groupOverridden: false });
  expect((await approve(asked, staff)).status).toBe(403);
  expect((await approve(asked)).status).toBe(200);
  expect(await read(140)).toMatchObject({ productGroupId: groupId('LAPTOP'), groupOverridden: true });
});

test('a group of another line of business, with other limits, is chosen by admins alone', async () => {
  const course = { productGroupId: groupId('KURSUS') };
  expect((await update(141, course)).body.errors).toMatchObject([{ field: 'productGroupId', code: 'OTHER_LOB' }]);
  const asked = await update(141, course, admin);
  expect(asked.status).toBe(202);
  expect((await approve(asked)).status).toBe(200);
  // What staff save besides leaves it as it is, and they may take it back to the line of core.
  expect((await update(141, { tags: ['Kursus'] })).status).toBe(200);
  expect((await update(141, { productGroupId: groupId('GADGET') })).status).toBe(202);
});

test('the group of core holds until staff choose another, then until an admin takes it back', async () => {
  await approve(await update(3, { productGroupId: groupId('AUDIO') }));
  expect(await read(3)).toMatchObject({ groupOverridden: true });
  expect(await feed.deliver('3.delta.csv', [row(3, { core_group_code: 'AC' })])).toMatchObject({ conflicts: 0 });
  expect(await read(3)).toMatchObject({ coreGroupId: groupId('AC'), productGroupId: groupId('AUDIO') });
  expect((await server.current.call(acts.reset, full, { body: await item(3) })).body.code).toBe('ONLY_ADMIN');
  expect((await server.current.call(acts.reset, admin, { body: await item(3) })).status).toBe(200);
  expect(await read(3)).toMatchObject({ productGroupId: groupId('AC'), groupOverridden: false });
  expect(await feed.deliver('4.delta.csv', [row(3, { core_group_code: 'TV' })])).toMatchObject({ conflicts: 0 });
  expect(await read(3)).toMatchObject({ productGroupId: groupId('TV'), groupOverridden: false });
});

test('a new product of core has its group and nothing of staff', async () => {
  expect(await feed.deliver('5.delta.csv', [row(900, { core_name: 'TV OLED 55 INCI' })])).toMatchObject({ changed: 1 });
  const [made] = (await list({ search: productCode(900) })).rows;
  expect(made).toMatchObject({
    name: 'TV OLED 55 INCI',
    productGroupId: groupId('TV'),
    groupOverridden: false,
    images: [],
    tags: [],
    published: false,
  });
});

test.each([
  ['tenorMax', 25, '24'],
  ['dpMinPct', '9', '10 %'],
  ['insuranceRequired', 'NO', 'YES'],
])('own limits are stricter than those inherited: %s', async (field, value, limit) => {
  const gadget = 130;
  expect((await update(gadget, { [field]: value })).body.errors).toMatchObject([
    { field, code: 'LIMIT_LOOSER', parameters: { limit } },
  ]);
});

test('limits wait for a second person who is no branch user; what is inherited is shown beside them', async () => {
  expect((await read(6)).limits).toMatchObject({ tenorMax: { value: '24', from: 'LOB' } });
  const asked = await update(6, { tenorMax: 12 });
  expect(asked.status).toBe(202);
  const approve = (by: typeof staff) =>
    server.current.call(changes.approveChange, by, { body: { secureIds: [asked.result.change.secureId] } });
  const branch = testCaller('CABANG01', { '*': 'Approval' }, { mappingType: 'BRANCH' });
  expect((await approve(branch)).body.code).toBe('APPROVER_LEVEL');
  expect((await read(6)).tenorMax).toBeNull();
  expect((await approve(testCaller('PENYETUJU01', { 'product:browse': 'Approval' }))).status).toBe(200);
  expect((await read(6)).tenorMax).toBe(12);
});

test('prices of orders lie between 50 and 150 percent of the reference price; admins are free', async () => {
  const { referencePrice } = await read(8);
  const low = { priceMin: Math.floor(referencePrice * 0.4) };
  expect((await update(8, low)).body.errors).toMatchObject([{ field: 'priceMin', code: 'RANGE' }]);
  expect((await update(8, low, admin)).status).toBe(200);
  expect((await update(8, { priceMin: referencePrice, priceMax: referencePrice - 1 })).body.errors).toMatchObject([
    { field: 'priceMax', code: 'PRICE_ORDER' },
  ]);
});
