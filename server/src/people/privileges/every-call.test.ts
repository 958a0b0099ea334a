// Long: one walk over every call, with the decision on every role and what is sent.
import { randomUUID } from 'node:crypto';
import type { Access, Call } from '@console/contracts/core/call';
import { inFlagGroup, type FlagGroup } from '@console/contracts/core/flag-groups';
import type { Action } from '@console/contracts/core/privileges';
import { send } from '../../../test/send.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { atLeast, walkedCalls } from '../../../test/walked.ts';
import { flagOf } from '@console/contracts/shell/profile';
import { viewAsCalls } from '@console/contracts/shell/view-as';
import { modules } from '../../modules.ts';
import type { Caller } from '../../platform/context.ts';
import { requirePrivilege } from '../../platform/http/authorise.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { roleId } from '../roles/seed-id.ts';
import { seedRoles } from '../../shell/roles/role-table.ts';
import { seedUsers } from '../../shell/user/user-table.ts';
import { levelOn } from './levels.fixture.ts';

/**
 * Every call of the OpenAPI document × every seeded role (docs/model/platform.md#privileges). One function decides on
 * all requests: it is asked for each role and call. That each call asks it is seen by requests of a role that may make
 * the call and of one that may not.
 */

/** The actions of each level, by the table of the model. */
const allowed: Readonly<Record<string, readonly Action[]>> = {
  'View Only': ['view'],
  'View and Export': ['view', 'export'],
  Input: ['view', 'export', 'create', 'update', 'import', 'status'],
  Approval: ['view', 'export', 'approve'],
  'Full Access': [
    'view',
    'export',
    'create',
    'update',
    'import',
    'status',
    'approve',
    'delete',
    'status-all',
    'operate',
  ],
};

/** Actions that need a flag besides the level, by the model. */
const groupOf: Readonly<Partial<Record<Action, FlagGroup>>> = { 'status-all': 'admin' };

/** Calls without a privilege, each with the reason. All others must declare one. */
const withoutPrivilege: Readonly<Record<string, string>> = {
  lov: 'lists of values: id, code and name for anyone signed in',
  privileges: 'what the caller may do',
  'user.current': 'the own profile',
  'auth.me': 'the own account, its sessions and proofs',
  'user.change-password': 'the own password',
  preference: 'the own preferences',
  'number-reference': 'numbers that the caller has typed',
  'list-view': 'the own saved views, checked per view',
  file: 'bound to its uploader, then to the privilege of the owning record',
  'import-job': 'bound to the uploader, approvers and admins of its module',
  queue: 'work of the queues whose lists the caller may read, at the level that the queue asks for',
  approval: 'changes that the caller may decide or has made',
  'roles.list-all': 'names of the active roles, to choose from',
  'simulation.preview': 'a privilege of the line, on any of its screens that simulate; the branch within the scope',
  run: 'bound to whoever started it, and admins',
  'notification.inbox': 'the own notices',
  'notification.stream': 'the own notices as they come',
  'roles.view-as.end': 'the way back to the own roles',
  'platform-remotes.resolved': 'the releases that the caller gets',
  'platform-remotes.report': 'counts of what the own tab has seen',
};
const isExplainedBy =
  (name: string) =>
  (key: string): boolean =>
    name === key || name.startsWith(`${key}.`) || name.endsWith(`.${key}`);

interface Operation {
  readonly operationId: string;
  readonly 'x-access': Access;
  readonly 'x-reads'?: true;
  readonly 'x-flag-group'?: FlagGroup;
}
interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly access: Access;
  /** It only reads. */
  readonly reads: boolean;
  readonly group: FlagGroup;
}

const server = useServer({ modules, realSessions: true });

async function readEndpoints(): Promise<Endpoint[]> {
  const { paths } = JSON.parse((await send(`${server.current.origin}/api/openapi.json`)).text) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, 'x-access': access, 'x-reads': reads, 'x-flag-group': group = 'all' }]) => ({
        method: method.toUpperCase(),
        path,
        name: operationId,
        access,
        reads: method === 'get' || reads === true,
        group,
      }),
    ),
  );
}

let read: Promise<Endpoint[]> | undefined;
/** The calls of the document, which has megabytes. */
const endpoints = (): Promise<Endpoint[]> => (read ??= readEndpoints());

/** Sends empty calls, which change nothing: permissions are checked before the body. */
async function answerOf({ method, path }: Endpoint, headers: Readonly<Record<string, string>>) {
  const { status, text } = await send(server.current.origin + path.replace(/\{\w+\}/g, randomUUID()), {
    method,
    headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body: '{}' }),
    jsonOnly: true,
  });
  const body = text === '' ? {} : (JSON.parse(text) as { code?: string; privilege?: string; action?: string });
  return { status, code: null, privilege: null, action: null, ...body };
}

const refusesCaller = new Set(['FORBIDDEN', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'TOKEN_REVOKED', 'USERNAME_MISMATCH']);
const isRefused = ({ code }: { code: string | null }) => code !== null && refusesCaller.has(code);

/** The flag of a role's holders; those of an MRO are mapped to one. */
const flagOfRole = (role: string): string =>
  flagOf(
    seedRoles.filter(({ name }) => name === role),
    role === 'mro_officer',
  );

/** Whether a role may make a call, by the model. */
function mayMake({ access, group }: Endpoint, role: string): boolean {
  if (typeof access === 'string') return true;
  const level = levelOn(role, access.privilege);
  return (
    level !== null &&
    (allowed[level]?.includes(access.action) ?? false) &&
    [group, groupOf[access.action] ?? 'all'].every((each) => inFlagGroup(flagOfRole(role), each))
  );
}

/** Difference between the model and the answer for a role and a call; empty when they agree. */
async function disagreement(each: Endpoint, role: string, { headers }: SignedIn): Promise<string[]> {
  const answer = await answerOf(each, headers);
  const may = mayMake(each, role);
  const agrees = may
    ? !isRefused(answer) && answer.status < 500
    : answer.status === 403 &&
      answer.code === 'FORBIDDEN' &&
      typeof each.access === 'object' &&
      answer.privilege === each.access.privilege &&
      answer.action === each.access.action;
  if (agrees) return [];
  return [`${role} ${each.method} ${each.path}: ${may ? 'may' : 'may not'}, answered ${answer.status} ${answer.code}`];
}

const authenticated = ({ headers }: SignedIn): Promise<Caller> =>
  server.current.app.authenticate({ authorization: headers['authorization'], username: headers['username'] });

/** Differences between the model and the decision on each call; `requirePrivilege` decides on every request. */
async function differentDecisions(calls: readonly Endpoint[], role: string, person: SignedIn): Promise<string[]> {
  const caller = await authenticated(person);
  const decides = (call: Call): boolean => {
    try {
      requirePrivilege(call, caller);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'FORBIDDEN') return false;
      throw error;
    }
  };
  return calls.flatMap((each) => {
    // Further addresses of a call have a number behind its name.
    const call = server.current.app.calls.get(each.name.replace(/\.also-\d+$/, ''));
    if (!call) return [`${each.name} is not served`];
    const may = mayMake(each, role);
    return decides(call) === may ? [] : [`${role} ${each.method} ${each.path}: ${may ? 'may' : 'may not'}`];
  });
}

/** Calls at a time: while the database answers one, others are read and written. */
const atOnce = 8;

/** The faults that a check finds in calls, in the order of the calls. */
async function faultsOf(
  calls: readonly Endpoint[],
  check: (each: Endpoint, index: number) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[][] = calls.map(() => []);
  const waiting = [...calls.entries()];
  const walk = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, each] = next;
      faults[index] = await check(each, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return faults.flat();
}

const turnOf = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

const roleUsers = seedRoles.map(
  ({ name }) =>
    [
      name,
      seedUsers.find(({ role, special }) => role === name && (special === null || special === 'local-login'))
        ?.username ?? '',
    ] as const,
);

test('every call declares a privilege and an action, or is one of those that need none', async () => {
  const calls = await endpoints();
  expect(calls.length).toBeGreaterThan(80);
  expect(calls.filter(({ access }) => access === undefined)).toEqual([]);
  const reasons = Object.keys(withoutPrivilege);
  const open = calls.filter(({ access }) => access === 'session').map(({ name }) => name);
  expect(open.filter((name) => !reasons.some(isExplainedBy(name)))).toEqual([]);
  expect(reasons.filter((key) => !open.some((name) => isExplainedBy(name)(key)))).toEqual([]);
  expect(
    calls
      .filter(({ access, path }) => access === 'public' && !/^\/api\/(auth|publish)\//.test(path))
      .map(({ name }) => name),
  ).toEqual([]);
});

const withoutPublic = async (): Promise<Endpoint[]> =>
  walkedCalls(await endpoints()).filter(({ access }) => access !== 'public');

interface RoleHolder {
  readonly role: string;
  readonly person: SignedIn;
  /** Which records the person sees: all, or those of offices. */
  readonly scope: string;
}
const people: RoleHolder[] = [];
beforeAll(async () => {
  for (const [role, username] of roleUsers) {
    const person = await signIn(server.current, username);
    people.push({ role, person, scope: (await authenticated(person)).scope.type });
  }
});

test.each(roleUsers)('role %s may make the calls of the model, and no others', async (role) => {
  const { person } = people.find((each) => each.role === role)!;
  expect(await differentDecisions(await withoutPublic(), role, person)).toEqual([]);
});

test('every call answers roles that may make it, and refuses one that may not', async () => {
  const reached = new Set<string>();
  const faults = await faultsOf(await withoutPublic(), async (each, index) => {
    const may = people.filter(({ role }) => mayMake(each, role));
    const mayNot = people.filter((holder) => !may.includes(holder));
    // Reads are narrowed by the scope, so that they answer a person of each.
    const groups = each.reads
      ? [...new Set(may.map(({ scope }) => scope))].map((scope) => may.filter((holder) => holder.scope === scope))
      : [may];
    const holders = [...groups, mayNot].flatMap((group) => turnOf(group, index) ?? []);
    for (const { role } of holders) reached.add(role);
    return (await Promise.all(holders.map(({ role, person }) => disagreement(each, role, person)))).flat();
  });
  expect(faults).toEqual([]);
  expect(reached.size).toBeGreaterThan(atLeast(people.length - 1));
});

test('an admin who views the console as a role reads what the role reads, and changes nothing', async () => {
  const roles = ['branch_head', 'contact_center'];
  const calls = (await withoutPublic()).filter(({ name }) => name !== viewAsCalls.end.name);
  for (const [turn, role] of roles.entries()) {
    const admin = await signIn(server.current, 'ADMIN03');
    expect((await admin.call(viewAsCalls.start, { body: { roleSecureId: roleId(role) } })).status).toBe(200);
    const reads = calls.filter((each) => each.reads);
    expect(await differentDecisions(reads, role, admin)).toEqual([]);
    // The refusal stands before all work of a call, so that each call meets one of the roles.
    const changes = calls.filter((each) => !each.reads).filter((_, index) => index % roles.length === turn);
    const faults = await faultsOf(changes, async (each) => {
      const { status, code } = await answerOf(each, admin.headers);
      const isRefusal = status === 403 && code === 'VIEWING_AS_ROLE';
      return isRefusal ? [] : [`${each.method} ${each.path}: answered ${status} ${code}`];
    });
    const read = await faultsOf(reads.slice(0, 100), (each) => disagreement(each, role, admin));
    expect([...faults, ...read]).toEqual([]);
    expect((await admin.call(viewAsCalls.end)).status).toBe(200);
  }
});

/** Makes each call with one of several sets of headers in turn: who is asking is found before the call is looked at. */
async function answersInTurn(brought: readonly Readonly<Record<string, string>>[], wanted: string): Promise<string[]> {
  return faultsOf(await withoutPublic(), async (each, index) => {
    const { status, code } = await answerOf(each, turnOf(brought, index)!);
    return status === 401 && code === wanted ? [] : [`${each.name}: answered ${status} ${code}`];
  });
}

test('nobody gets anywhere without a token, or with one that is not a token', async () => {
  const brought: Readonly<Record<string, string>>[] = [
    {},
    { authorization: 'Bearer x.y.z', username: 'ADMIN01' },
    { authorization: 'Basic QURNSU4wMTp4', username: 'ADMIN01' },
  ];
  expect(await answersInTurn(brought, 'TOKEN_INVALID')).toEqual([]);
});

test('nobody gets anywhere under another name', async () => {
  const { pair } = await signIn(server.current, 'HOBIS02');
  const authorization = `Bearer ${pair.access_token}`;
  const brought = ['ADMIN01', 'hobis02', ''].map((username) => ({ authorization, username }));
  expect(await answersInTurn(brought, 'USERNAME_MISMATCH')).toEqual([]);
});

test('public calls ask for no token', async () => {
  for (const each of await endpoints()) {
    if (each.access !== 'public') continue;
    const answer = await answerOf(each, {});
    expect({
      call: each.name,
      refused: answer.code === 'FORBIDDEN' || answer.code === 'USERNAME_MISMATCH' || answer.status >= 500,
    }).toEqual({ call: each.name, refused: false });
  }
});
