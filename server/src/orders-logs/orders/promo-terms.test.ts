import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { promoLine } from '../../promos-products/promo/promo.fixtures.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { application, at, enter } from './orders.fixtures.ts';
import { codeOf, member, nextSerial, promoOrdersOf, type Values } from './promo-orders.fixtures.ts';

const server = useServer({ modules });
const { db, runningPromo } = promoOrdersOf(() => server.current);
const group = (code: string) => seedId('membership-group', code);

test('a channel cannot price an order with a promo whose line has no rate for its customer', async () => {
  const { promoCode } = await runningPromo({ tenors: ['6'] }, [promoLine(6, { rateRepeat: '1.1' })]);
  const entered = (rateKind: 'REGULAR' | 'REPEAT') =>
    codeOf(enter(db(), application(member, nextSerial(), { promoCode, purchaseDate: at, tenor: 6, rateKind })));
  expect(await entered('REGULAR')).toBe('VALIDATION');
  expect(await entered('REPEAT')).not.toBe('VALIDATION');
});

test('a channel cannot price an order with a promo that does not hold at the branch', async () => {
  const order = application(member, nextSerial(), { promoCode: 'PRM-SPK-2603-9999' });
  expect(await codeOf(enter(db(), order))).toBe('VALIDATION');
});

test('a channel cannot price an order with a promo beyond its limits, takers, channels or goods', async () => {
  const entered = async (values: Values, order: object = {}) => {
    const { promoCode } = await runningPromo(values);
    return codeOf(enter(db(), application(member, nextSerial(), { promoCode, purchaseDate: at, ...order })));
  };
  // An order of 1,000,000 with 10 percent down, Regular, of FIONA.
  const within = {
    priceMin: 1_000_000,
    priceMax: 1_000_000,
    dpMinPct: '10',
    customerKind: 'REGULAR',
    channels: ['FIONA'],
    membershipGroupIds: [group('KOMUNITAS1'), group('KOMUNITAS2')],
  };
  expect(await entered(within)).not.toBe('VALIDATION');
  for (const beyond of [
    { priceMin: 1_000_001 },
    { priceMax: 999_999 },
    { dpMinPct: '10.0001' },
    { customerKind: 'REPEAT' },
    { channels: ['CMA'] },
    { membershipGroupIds: [group('KOMUNITAS2')] },
    { productGroupIds: [seedId('product-group', 'AUDIO')] },
  ])
    expect([beyond, await entered(beyond)]).toEqual([beyond, 'VALIDATION']);
  const [item] = application(member, 0).items;
  const unknown = [{ ...item!, productId: '00000000-0000-4000-8000-000000000001' }];
  expect(await entered({}, { items: unknown })).toBe('VALIDATION');
});
