import { randomUUID } from 'node:crypto';
import type { Call } from '@console/contracts/core/call';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import type { CallAnswer, TestServer } from '../../../test/server.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller } from '../../platform/context.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { person } from './people.fixtures.ts';

/** Somebody new with every right. */
async function someone(server: TestServer, name: string): Promise<Caller> {
  const username = `${name}${randomUUID().slice(0, 12).toUpperCase()}`;
  const userId = await person(server, username, [], { type: 'NATIONAL' });
  return testCaller(username, { '*': 'Full Access' }, { userId, isAdmin: true });
}

const acts = ({ database: { db } }: TestServer, actor: Caller, on: Caller, action: string) =>
  recordEntry(db, {
    actor: { ...systemActor('x'), username: actor.username },
    module: 'user',
    action,
    entityId: on.userId,
    entityLabel: 'UJI',
    at: seedDate,
  });

/** A maker, who was given rights by him, who set his password, and who has nothing to do with him. */
export async function peopleAround(server: TestServer) {
  const maker = await someone(server, 'PEMBUAT');
  const free = await someone(server, 'BEBAS');
  const raised = await someone(server, 'ANGKAT');
  const resetting = await someone(server, 'SETEL');
  await acts(server, maker, raised, 'ROLE_GRANT');
  await acts(server, resetting, maker, 'PASSWORD_RESET');
  return { maker, free, raised, resetting };
}
export type PeopleAround = Awaited<ReturnType<typeof peopleAround>>;

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

/**
 * Who is refused by a decision, and how.
 * @param name of the call and the number of its scene
 */
export async function refusalsOf(
  { database: { db } }: TestServer,
  call: Call,
  name: string,
  { maker, free, raised, resetting }: PeopleAround,
  decide: (decider: Caller) => Promise<CallAnswer>,
): Promise<object> {
  const codeOf = async (decider: Caller) => ((await decide(decider)).body as { code?: string } | null)?.code;
  const [own, byRaised] = [await codeOf(maker), await codeOf(raised)];
  if (call.secondPerson === 'other') return { own, byRaised: byRaised === 'APPROVER_DEPENDENT' };
  const byResetting = await codeOf(resetting);
  const setMaker = (status: 'active' | 'inactive') =>
    db.updateTable('app_user').set({ status }).where('id', '=', maker.userId).execute();
  await setMaker('inactive');
  const ofGone = restingOnOthers.test(name) ? 'MAKER_RIGHTS_LOST' : await codeOf(free);
  await setMaker('active');
  const last = await codeOf(free);
  return { own, byRaised, byResetting, ofGone, free: last === 'SELF_APPROVAL' || last === 'APPROVER_DEPENDENT' };
}

/** What {@link refusalsOf} says of a decision that keeps the rules. */
export function refusalsExpectedOf({ app }: TestServer, call: Call): object {
  if (call.secondPerson === 'other') return { own: 'SELF_APPROVAL', byRaised: false };
  const own = resourcesOf(app).get(call.name.split('.')[0]!)?.definition.approval?.ownRefusal?.('').code;
  return {
    own: call.name.endsWith('.change/approve') ? (own ?? 'SELF_APPROVAL') : 'SELF_APPROVAL',
    byRaised: 'APPROVER_DEPENDENT',
    byResetting: 'APPROVER_DEPENDENT',
    ofGone: 'MAKER_RIGHTS_LOST',
    free: false,
  };
}
