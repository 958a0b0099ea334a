import { ccmCalls } from '@console/contracts/orders-logs/customer-confirmation';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const rights = { 'customer-confirmation:browse': 'Full Access' };
const agent = testCaller('HOOPS01', rights, { userId: userId('HOOPS01') });
const other = testCaller('HOOPS02', rights);
const third = testCaller('HOOPS03', rights);
const rowOf = (secureId: string) =>
  db().selectFrom('customer_confirmation').selectAll().where('id', '=', secureId).executeTakeFirstOrThrow();

test('two agents who ask for the next one at once get different ones, the one that is due first', async () => {
  const next = (by = agent) => server.current.call(ccmCalls.takeNext, by, { body: {} });
  await db().updateTable('customer_confirmation').set({ agent: null }).where('state', '=', 'OPEN').execute();
  const [one, two] = await Promise.all([next(), next(other)]);
  expect(one.result.secureId).not.toBe(two.result.secureId);
  expect((await rowOf(one.result.secureId)).agent).toBe('HOOPS01');
  expect((await rowOf(two.result.secureId)).agent).toBe('HOOPS02');
});

test('the next one is taken among those of the filter, which the list knows', async () => {
  await db().updateTable('customer_confirmation').set({ agent: null }).where('state', '=', 'OPEN').execute();
  const next = (filter: object) => server.current.call(ccmCalls.takeNext, third, { body: { filter } as never });
  const { result } = await next({ type: 'DELIVERY', state: ['OPEN', 'RESCHEDULED'] });
  expect(await rowOf(result.secureId)).toMatchObject({ type: 'DELIVERY', agent: 'HOOPS03' });
  // Who holds one gets it back, whatever is asked for.
  expect((await next({ state: ['CONFIRMED'] })).result.secureId).toBe(result.secureId);
  await db().updateTable('customer_confirmation').set({ agent: 'HOOPS04' }).where('id', '=', result.secureId).execute();
  expect((await next({ state: ['CONFIRMED'] })).result.secureId).toBeNull();
  expect((await next({ unknown: 'x' })).body.errors).toMatchObject([{ field: 'filter.unknown' }]);
});
