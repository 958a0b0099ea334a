import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
let people = 0;
const clerk = () =>
  testCaller(
    `LOKET${(people += 1)}`,
    { '*': 'Full Access' },
    { userId: userId(`LOKET${people}`), mappingType: 'BRANCH', scope: { type: 'all' } },
  );
const set = (key: string, value: string) =>
  db().updateTable('app_setting').set({ value }).where('key', '=', key).execute();

/** Body fields that search for a person or a number. Searches of resource lists are counted elsewhere. */
const personal = /^(term|nik|phone|number|npwp|email|search)$/;
/** Calls with such a field that are no counters, with the reason. */
const findsNobody: Readonly<Record<string, string>> = {
  'user.validate-email': 'Addresses of staff, which colleagues see; asked by who makes their accounts.',
  'blacklist-phone-number.check': 'An application asks with a token of its own; the answer is yes or no of a number.',
  'membership-change.email': 'The member is known; that somebody else has the address is told without a name.',
  'membership-change.identity': 'The member is known; that somebody else has the NIK is told without a name.',
  'membership-change.phone': 'The member is known; a code that went to the number is asked for first.',
  'membership-change.face': 'The same question as `membership-change.otp`, spends the same budget (guesses.test.ts).',
  'membership-change.otp': 'The member is known; that somebody else has the number is told without a name.',
  'membership-change.work': 'The member is known; a tax number is stored and compared with nobody.',
  'member-management.compare-nik': 'The member is known by the account; the answer is whether the number agrees.',
  'member-management.sign-in': 'An application asks with a token of its own; nobody is named without the right PIN.',
  'membership-document.store': 'The member is known; a number that differs is a question to the screener.',
  'membership-registration.create': 'NIK, person and phone spend the budget of exact matches (guesses.test.ts).',
  'membership-registration.face': 'A phone number spends the budget of exact matches (guesses.test.ts).',
  'membership-registration.otp': 'A phone number spends the budget of exact matches (guesses.test.ts).',
  'membership-registration.verify': 'A code that went to the number is asked for; nobody is named.',
  'pre-order-agent.register': 'An application asks with a token of its own; it learns that somebody is an agent.',
  'membership-channel.register': 'An application asks with a token of its own; it learns that somebody is a member.',
  'store.lookalikes':
    'Outlets; a phone number of a person there spends the budget of exact matches (lookalikes.test.ts).',
  'dealer-ufi.lookalikes': 'The same call of dealers.',
  'national-membership.search': 'Every look-up spends a budget of its own, whatever is typed (LOOKUP_LIMIT).',
};

/** Calls, except those that store records, whose body has a personal number. */
const takers = () => {
  const stored = new Set(
    [...resourcesOf(server.current.app).values()]
      .flatMap(({ resource, calls }) =>
        Object.values(calls).filter(
          (call) => !Object.values(callsOf({ ...resource, calls: {} })).every(({ name }) => name !== call.name),
        ),
      )
      .map(({ name }) => name),
  );
  return [...server.current.app.calls.values()].filter(({ name, body, access, base }) => {
    const shape = (body as { readonly _zod?: { readonly def: { readonly shape?: object } } } | undefined)?._zod?.def
      .shape;
    return (
      shape !== undefined &&
      base !== 'auth' &&
      access !== 'session' &&
      !stored.has(name) &&
      Object.keys(shape).some((key) => personal.test(key))
    );
  });
};

test('every call that finds a person by a typed number is a counter, and no other call is', () => {
  expect(
    takers()
      .map(({ name }) => name)
      .filter((name) => !(name in findsNobody))
      .toSorted(),
  ).toEqual(['card-lost.find', 'card-pickup.find', 'replace-card-number.find']);
});

test.each(['card-lost.find', 'card-pickup.find', 'replace-card-number.find'])(
  '%s spends the budget of exact matches for a phone and a NIK, none for a card or a member number',
  async (name) => {
    const call = server.current.app.calls.get(name);
    const ask = async (term: string, caller = admin) => server.current.call(call, caller, { body: { term } });
    await set('EXACT_MATCH_MAX_PER_DAY', '0');
    for (const term of ['081299990000', '3174010101900001'])
      expect(await ask(term)).toMatchObject({ status: 429, body: { code: 'EXACT_MATCH_LIMIT' } });
    const { card_no: cardNo } = await db()
      .selectFrom('card')
      .select('card_no')
      .where('holder_member_id', 'is not', null)
      .where('status', '=', 'Customer')
      .executeTakeFirstOrThrow();
    for (const term of [cardNo, seedMember(131).memberNo]) expect((await ask(term)).status).not.toBe(429);
    await set('EXACT_MATCH_MAX_PER_DAY', '200');
  },
);

test('a caller with many misses in a minute is blocked and audited; normal counter work is not', async () => {
  const call = server.current.app.calls.get('card-pickup.find');
  const guesser = clerk();
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    const answer = await server.current.call(call, guesser, { body: { term: `08129999000${at}` } });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  expect(statuses).toEqual([404, 404, 404, 404, 429, 429]);
  const refused = await db()
    .selectFrom('audit_entry')
    .select(['action', 'outcome'])
    .where('username', '=', guesser.username)
    .where('code', '=', 'EXACT_MATCH_LIMIT')
    .execute();
  expect(refused).toEqual([
    { action: 'SEARCH', outcome: 'refused' },
    { action: 'SEARCH', outcome: 'refused' },
  ]);
  const limits = await db()
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', 'EXACT_MATCH_MAX_PER_DAY')
    .executeTakeFirstOrThrow();
  expect(Number(limits.value)).toBeGreaterThan(150);
});
