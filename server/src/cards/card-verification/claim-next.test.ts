import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { files } from '../../records/files/module.ts';
import { cardVerificationModule } from './module.ts';
import { atTheDesk, colleague, verifier } from './verification.fixtures.ts';

// The next application to check.
const server = useServer({ modules: [files, cardVerificationModule] });
const db = () => server.current.database.db;
const make = (call: keyof typeof calls, caller = verifier, body: object = {}) =>
  server.current.call(calls[call], caller, { body });
beforeEach(() => db().updateTable('card_verification').set({ claimed_by: null, claimed_at: null }).execute());
afterEach(() => server.current.setNow(seedDate));

it('concurrent callers get different applications, oldest first', async () => {
  const [one, two] = await Promise.all([verifier, colleague].map((caller) => make('claimNext', caller)));
  expect(one?.result.secureId).not.toBe(two?.result.secureId);
  const oldest = await db()
    .selectFrom('card_verification')
    .select('id')
    .where('state', '=', 'MANUAL_CHECKING')
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(2)
    .execute();
  expect(new Set([one?.result.secureId, two?.result.secureId])).toEqual(new Set(oldest.map(({ id }) => id)));
});

it('returns the caller’s oldest open claim first', async () => {
  const [first, second] = [(await atTheDesk(server.current)).secureId, (await atTheDesk(server.current)).secureId];
  await make('claim', verifier, { secureId: second });
  server.current.setNow(new Date(seedDate.getTime() + 60_000));
  await make('claim', verifier, { secureId: first });
  const next = async (caller = verifier, after?: string) =>
    (await make('claimNext', caller, after ? { after } : {})).result.secureId;
  expect(await next()).toBe(second);
  expect(await next(verifier, second)).toBe(first);
  expect([first, second]).not.toContain(await next(colleague));
  await make('release', verifier, { secureId: first });
  await make('release', verifier, { secureId: second });
  expect([first, second]).not.toContain(await next());
});
