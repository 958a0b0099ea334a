import { useServer } from '../../../test/server.ts';
import { walkedCalls } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { insertWriteOff, scenesIn, type Scene } from '../../people/rights/decisions.fixtures.ts';
import { peopleAround, refusalsExpectedOf, refusalsOf } from '../../people/rights/refusals.fixtures.ts';
import { onPage, onPageExpected } from './on-page.fixtures.ts';
import { approvalSources } from './source.ts';

/**
 * Every declared decision on what somebody else asked for: the page of approvals lists what it decides, and everyone
 * who may not make it is refused.
 */

const server = useServer({ modules });
const scenes = scenesIn(server);
beforeAll(() => insertWriteOff(server.current));

/** Decisions that nothing waits for in an inbox, each with its reason. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/\.change\/(approve|reject)$/, 'changes of records, which the page lists by themselves'],
  [/^approval\./, 'the page itself'],
  [/^card-verification\.(claim|override|reject)$/, 'work of the desk, which is taken from its queue'],
  [/^card-issuance\.cancel-spoiled$/, 'a spoiled plastic is printed again; nobody asks for its cancellation'],
  [/^membership-silo\.unlink$/, 'a link that was made; nobody asks for its end'],
  [/branch(-\w+)?\.activate(-preview|-many)?$/, 'a button of the branch; nobody asks for it'],
  [/^customer-confirmation\.(cancel|reopen)(-preview|-many)?$/, 'a call that nobody needs, or once more; nobody asks'],
  [/^(store|dealer-(nmc|ufi))\.activate(-preview|-many)?$/, 'a button of the outlet; nobody asks for it'],
  [/^(store|dealer-(nmc|ufi))\.(approve|reject)-(preview|many)$/, 'the same decision about many; the page lists each'],
  [/^pre-order-agent\.activate$/, 'a button of the agent; nobody asks for it'],
  [/^pre-order-agent\.reject-(preview|many)$/, 'the same decision about many; the page lists each'],
  [/^promo(-nmc|-ufi)?\.activate(-preview|-many)?$/, 'the same decision about many, of which each is listed'],
  [
    /^photos-screening(-membership|-nmc)?\.(approve|reject|escalate|settle)$/,
    'work of the desk, which is taken from its queues',
  ],
  [/^po-status(-nmc)?\.red-flag-clear$/, 'a red flag that was raised; nobody asks for its end'],
  [/^team-release\./, 'the same proposal, agreed to by a token of the team'],
];

const decisions = () =>
  approvalSources(server.current.app).flatMap((source) =>
    Object.entries(source.decisions).map(([name, { calls }]) => ({ source, name, calls })),
  );

/** What core delivered was made by nobody of staff: it waits in the list of its module. */
const declared = () =>
  [...server.current.app.calls.values()].filter(
    ({ secondPerson }) => secondPerson !== undefined && secondPerson !== 'core',
  );

test('every decision on what somebody else asked has its scene', () => {
  const names = declared().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !scenes.some(([pattern]) => pattern.test(name)))).toEqual([]);
  expect(scenes.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

test('every call that decides on what somebody else asked belongs to something that the page lists', () => {
  const listed = new Set(decisions().flatMap(({ calls }) => calls.map(({ name }) => name)));
  const names = declared().map(({ name }) => name);
  expect(names.filter((name) => !listed.has(name) && !elsewhere.some(([pattern]) => pattern.test(name)))).toEqual([]);
  expect([...listed].filter((name) => !names.includes(name))).toEqual([]);
  expect(elsewhere.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

test('every decision refuses makers, who depends on them and requests of makers gone; approvals list it', async () => {
  const byPage = new Map(
    decisions().flatMap(({ source, name, calls }) =>
      calls.map((call) => [call.name, { module: source.module, decision: name }] as const),
    ),
  );
  const found: Record<string, object> = {};
  const expected: Record<string, object> = {};
  for (const call of walkedCalls(declared()))
    for (const [at, scene] of scenes
      .find(([pattern]) => pattern.test(call.name))!
      .slice(1)
      .entries()) {
      const name = `${call.name} ${at}`;
      // The first scene shows the page.
      const listed = at === 0 ? byPage.get(call.name) : undefined;
      const play = async () => {
        const people = await peopleAround(server.current);
        const decide = await (scene as Scene)(call, people.maker);
        const page = listed ? await onPage(server.current, listed, people) : {};
        return { page, ...(await refusalsOf(server.current, call, name, people, decide)) };
      };
      found[name] = await play().catch((error: unknown) => ({ failed: String(error) }));
      expected[name] = { page: listed ? onPageExpected : {}, ...refusalsExpectedOf(server.current, call) };
    }
  expect(found).toEqual(expected);
});

test('every import, copy and reset that waits shows what it writes', () => {
  const { app } = server.current;
  const batches = approvalSources(app).filter(({ module, decisions: { approve } }) =>
    /\.import-approve$|^branch-copy[\w-]*\.approve$|-reset\.approve$/.test(approve?.calls[0]?.name ?? module),
  );
  expect(batches.length).toBeGreaterThan(8);
  expect(batches.filter(({ rows }) => rows === undefined).map(({ module }) => module)).toEqual([]);
});
