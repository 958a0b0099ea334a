import { randomUUID } from 'node:crypto';
import type { Call } from '@console/contracts/core/call';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { walkedCalls } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Caller } from '../../platform/context.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { insertWriteOff, scenesIn, type Scene } from './decisions.fixtures.ts';
import { person } from './people.fixtures.ts';

/** Every declared decision on what somebody else asked, made by everyone who may not make it. */

const server = useServer({ modules });
const db = () => server.current.database.db;
const scenes = scenesIn(server);
beforeAll(() => insertWriteOff(server.current));

async function someone(name: string): Promise<Caller> {
  const username = `${name}${randomUUID().slice(0, 12).toUpperCase()}`;
  const userId = await person(server.current, username, [], { type: 'NATIONAL' });
  return testCaller(username, { '*': 'Full Access' }, { userId, isAdmin: true });
}

/**
 * What the decider repeats as his own, takes back, what rests on the applicant, or what a second person has approved
 * before: the maker may have left.
 */
const restingOnOthers = new RegExp(
  [
    /^(platform-remotes|team-release|membership-silo\.unlink)\b/,
    /^card-verification\.approve 1$/,
    /^photos-screening(-membership|-nmc)?\.settle\b/,
    /^(master-)?branch(-\w+)?\.activate/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** What core delivered was made by nobody of staff. */
const declared = () =>
  [...server.current.app.calls.values()].filter(
    ({ secondPerson }) => secondPerson !== undefined && secondPerson !== 'core',
  );

test('every decision on what somebody else asked has its scene here', () => {
  const names = declared().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !scenes.some(([pattern]) => pattern.test(name)))).toEqual([]);
  expect(scenes.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

async function acts(actor: Caller, on: Caller, action: string): Promise<void> {
  await recordEntry(db(), {
    actor: { ...systemActor('x'), username: actor.username },
    module: 'user',
    action,
    entityId: on.userId,
    entityLabel: 'UJI',
    at: seedDate,
  });
}

/** Who is refused by a decision, and how. */
async function refusalsOf(call: Call, scene: Scene, name: string): Promise<object> {
  const maker = await someone('PEMBUAT');
  const [free, raised, resetting] = [await someone('BEBAS'), await someone('ANGKAT'), await someone('SETEL')];
  await acts(maker, raised, 'ROLE_GRANT');
  await acts(resetting, maker, 'PASSWORD_RESET');
  const decide = await scene(call, maker);
  const codeOf = async (decider: Caller) => ((await decide(decider)).body as { code?: string } | null)?.code;
  const [own, byRaised] = [await codeOf(maker), await codeOf(raised)];
  if (call.secondPerson === 'other') return { own, byRaised: byRaised === 'APPROVER_DEPENDENT' };
  const byResetting = await codeOf(resetting);
  const setMaker = (status: 'active' | 'inactive') =>
    db().updateTable('app_user').set({ status }).where('id', '=', maker.userId).execute();
  await setMaker('inactive');
  const ofGone = restingOnOthers.test(name) ? 'MAKER_RIGHTS_LOST' : await codeOf(free);
  await setMaker('active');
  const last = await codeOf(free);
  return { own, byRaised, byResetting, ofGone, free: last === 'SELF_APPROVAL' || last === 'APPROVER_DEPENDENT' };
}

test('every decision refuses its makers, who depends on them or may be them, and requests of makers gone', async () => {
  const found: Record<string, object> = {};
  const expected: Record<string, object> = {};
  for (const call of walkedCalls(declared()))
    for (const [at, scene] of scenes
      .find(([pattern]) => pattern.test(call.name))!
      .slice(1)
      .entries()) {
      const name = `${call.name} ${at}`;
      found[name] = await refusalsOf(call, scene as Scene, name).catch((error: unknown) => ({ failed: String(error) }));
      const own = resourcesOf(server.current.app)
        .get(call.name.split('.')[0]!)
        ?.definition.approval?.ownRefusal?.('').code;
      expected[name] =
        call.secondPerson === 'other'
          ? { own: 'SELF_APPROVAL', byRaised: false }
          : {
              own: call.name.endsWith('.change/approve') ? (own ?? 'SELF_APPROVAL') : 'SELF_APPROVAL',
              byRaised: 'APPROVER_DEPENDENT',
              byResetting: 'APPROVER_DEPENDENT',
              ofGone: 'MAKER_RIGHTS_LOST',
              free: false,
            };
    }
  expect(found).toEqual(expected);
});
