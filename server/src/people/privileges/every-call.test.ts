// Long: one walk over every call by every role, with what it sends.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Access } from '@console/contracts/core/call';
import { inFlagGroup, type FlagGroup } from '@console/contracts/core/flag-groups';
import type { Action } from '@console/contracts/core/privileges';
import { prepared } from '../../../test/environment.ts';
import { send } from '../../../test/send.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { flagOf } from '@console/contracts/shell/profile';
import { viewAsCalls } from '@console/contracts/shell/view-as';
import { modules } from '../../modules.ts';
import { roleId } from '../roles/seed-id.ts';
import { seedRoles } from '../../shell/roles/role-table.ts';
import { seedUsers } from '../../shell/user/user-table.ts';
import { levelOn } from './levels.fixture.ts';

/** Every call of the OpenAPI document × every seeded role (docs/model/platform.md#privileges). */

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

/** Differences between the model and the answer for a role and a call; empty when they agree. */
async function disagreements(calls: readonly Endpoint[], role: string, { headers }: SignedIn): Promise<string[]> {
  const faults: string[] = [];
  for (const each of calls) {
    if (each.access === 'public') continue;
    const answer = await answerOf(each, headers);
    const level = typeof each.access === 'string' ? null : levelOn(role, each.access.privilege);
    const may =
      typeof each.access === 'string' ||
      (level !== null &&
        (allowed[level]?.includes(each.access.action) ?? false) &&
        [each.group, groupOf[each.access.action] ?? 'all'].every((group) => inFlagGroup(flagOfRole(role), group)));
    const agrees = may
      ? !isRefused(answer) && answer.status < 500
      : answer.status === 403 &&
        answer.code === 'FORBIDDEN' &&
        typeof each.access === 'object' &&
        answer.privilege === each.access.privilege &&
        answer.action === each.access.action;
    if (!agrees)
      faults.push(
        `${role} ${each.method} ${each.path}: ${may ? 'may' : 'may not'}, answered ${answer.status} ${answer.code}`,
      );
  }
  return faults;
}

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

/**
 * Privileges that remotes bring, with their position in the sidebar; a database has them after a release was taken in.
 */
function broughtPrivileges(): string[] {
  const apps = path.join(prepared.root, 'apps');
  const declarations = fs
    .readdirSync(apps)
    .map((id) => path.join(apps, id, 'remote.ts'))
    .filter((file) => fs.existsSync(file));
  return declarations.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/privilege: '([\w-]+:browse)'(?:(?!privilege:)[^])*?sidebar:/g)].map(
      ([, privilege = '']) => privilege,
    ),
  );
}

test('every privilege of a call is one that the sidebar or a remote brings to somebody', async () => {
  const others = ['home:browse', 'profile:browse', ...broughtPrivileges()];
  const privileges = new Set(
    (await endpoints()).flatMap(({ access }) => (typeof access === 'object' ? [access.privilege] : [])),
  );
  expect(
    [...privileges].filter((privilege) => levelOn('admin', privilege) !== 'Full Access' && !others.includes(privilege)),
  ).toEqual([]);
});

/** Milliseconds for some hundreds of calls. */
const patience = 900_000;

test.each(roleUsers)(
  'role %s',
  async (role, username) => {
    expect(await disagreements(await endpoints(), role, await signIn(server.current, username))).toEqual([]);
  },
  patience,
);

test.each(['branch_head', 'contact_center'])(
  'an admin who views the console as %s reads what the role reads, and changes nothing',
  async (role) => {
    const admin = await signIn(server.current, 'ADMIN03');
    expect((await admin.call(viewAsCalls.start, { body: { roleSecureId: roleId(role) } })).status).toBe(200);
    const faults: string[] = [];
    for (const each of await endpoints()) {
      if (each.access === 'public' || each.name === viewAsCalls.end.name) continue;
      if (each.reads) faults.push(...(await disagreements([each], role, admin)));
      else {
        const { status, code } = await answerOf(each, admin.headers);
        if (status !== 403 || code !== 'VIEWING_AS_ROLE')
          faults.push(`${each.method} ${each.path}: answered ${status} ${code}`);
      }
    }
    expect(faults).toEqual([]);
  },
  patience,
);

test('nobody gets anywhere without a token, or with one that is not a token', async () => {
  const brought: Readonly<Record<string, string>>[] = [
    {},
    { authorization: 'Bearer x.y.z', username: 'ADMIN01' },
    { authorization: 'Basic QURNSU4wMTp4', username: 'ADMIN01' },
  ];
  for (const headers of brought) {
    for (const each of await endpoints()) {
      if (each.access === 'public') continue;
      const { status, code } = await answerOf(each, headers);
      expect({ call: each.name, status, code }).toEqual({ call: each.name, status: 401, code: 'TOKEN_INVALID' });
    }
  }
});

test('nobody gets anywhere under another name', async () => {
  const { pair } = await signIn(server.current, 'HOBIS02');
  for (const username of ['ADMIN01', 'hobis02', '']) {
    for (const each of await endpoints()) {
      if (each.access === 'public') continue;
      const { status, code } = await answerOf(each, { authorization: `Bearer ${pair.access_token}`, username });
      expect({ call: each.name, username, status, code }).toEqual({
        call: each.name,
        username,
        status: 401,
        code: 'USERNAME_MISMATCH',
      });
    }
  }
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
