import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { resourcesOf } from '../resource/registered.ts';

const server = useServer({ modules });
const chief = { ...admin, userId: userId('ADMIN01') };
const every = () => [...resourcesOf(server.current.app).values()].map(({ resource }) => resource);

/** Lists whose acts are for one record, each with the reason. */
const withoutNumbers: Readonly<Record<string, string>> = {
  'customer-survey': 'A survey is taken and answered one by one, from its queue.',
  'po-status-archive': 'An order is found by its number; many are restored by filter.',
  'po-status-nmc-archive': 'An order is found by its number; many are restored by filter.',
  'risk-profile-membership': 'A profile is rated one by one, and many are assessed by filter.',
  'dealer-nmc-sf': 'A mapping is a pair of numbers; many are given by file.',
  'store-mapping-sf': 'A mapping is a pair of numbers; many are given by file.',
  'sao-assign': 'An outlet stands in several periods; many are chosen by branch and state.',
  'membership-silo': 'The number of a customer stands in several pairs, each of which is judged alone.',
};

test('records with acts are named for many by pasted numbers', () => {
  const missing = every().filter(({ acts, list }) => Object.keys(acts).length > 0 && !list.numbers);
  expect(missing.map(({ module }) => module).toSorted()).toEqual(Object.keys(withoutNumbers).toSorted());
});

test('a number that a row shows finds the row, in every list that takes numbers', async () => {
  let tried = 0;
  for (const resource of every().filter(({ list, fields }) => list.numbers?.some((name) => !fields[name]?.personal))) {
    const calls = callsOf(resource);
    const name = resource.list.numbers!.find((each) => !resource.fields[each]?.personal)!;
    const { rows } = (await server.current.call(calls.list, chief, { query: { size: 25 } })).result;
    const row = (rows as Record<string, unknown>[]).find((each) => typeof each[name] === 'string');
    expect([resource.module, name, row === undefined]).toEqual([resource.module, name, false]);
    const pasted = await server.current.call(calls['paste'], chief, { body: { numbers: [row![name]] } });
    expect([resource.module, pasted.result.missing]).toEqual([resource.module, []]);
    const found = await server.current.call(calls.list, chief, { query: { numbers: pasted.result.secureId } });
    expect(found.result.rows.map((each: Record<string, unknown>) => each[name])).toContain(row![name]);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(9);
});
