import { randomUUID } from 'node:crypto';
import type { Call } from '@console/contracts/core/call';
import { proofCalls } from '@console/contracts/shell/proof';
import { guardedAccountFields } from '@console/contracts/shell/account-rights';
import { roles } from '@console/contracts/shell/roles';
import { users } from '@console/contracts/shell/user';
import { callsOf } from '@console/contracts/core/resource';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { modules } from '../../modules.ts';

/** Calls that need a fresh proof: every call that declares it. */

const server = useServer({ modules, realSessions: true });
const minutesLater = (minutes: number) => server.current.setNow(new Date(seedDate.getTime() + minutes * 60_000));
afterEach(() => server.current.setNow(seedDate));

const declared = (stepUp: Call['stepUp']) =>
  [...server.current.app.calls.values()].filter((each) => each.stepUp === stepUp);
const ids = { secureId: randomUUID(), remote: 'cards' };
const required = { proofs: ['password'], minutes: 10 };
const proveBy = (person: SignedIn, password = demoPassword) =>
  person.call(proofCalls.prove, { body: { kind: 'password', password } });

test('every call that declares it refuses an old proof before it reads anything, and takes a fresh one', async () => {
  const person = await signIn(server.current, 'ADMIN02');
  const answers = async () => {
    const found: Record<string, string> = {};
    for (const each of declared('always')) {
      const { status, body } = await person.call(each, { parameters: ids, body: {} });
      found[each.name] = body?.code === 'PROOF_REQUIRED' ? `${status} ${JSON.stringify(body.result)}` : 'read';
    }
    return found;
  };
  const names = declared('always').map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(await answers()).toEqual(Object.fromEntries(names.map((name) => [name, 'read'])));
  minutesLater(10);
  expect(await answers()).toEqual(Object.fromEntries(names.map((name) => [name, `403 ${JSON.stringify(required)}`])));
  expect((await proveBy(person)).status).toBe(200);
  expect(await answers()).toEqual(Object.fromEntries(names.map((name) => [name, 'read'])));
});

test('what changes roles, releases, their tokens and keys, or resets a password, declares it', () => {
  const guarded = ['roles:browse', 'platform-remotes:browse'];
  /** Calls without such a change, each with the reason. */
  const without = ['roles.view-as', 'roles.change/withdraw', 'platform-remotes.offer-dismiss'];
  const missing = [...server.current.app.calls.values()].filter(
    ({ name, method, access, stepUp, reads }) =>
      method !== 'GET' &&
      !reads &&
      typeof access === 'object' &&
      guarded.includes(access.privilege) &&
      !stepUp &&
      !reads &&
      !without.includes(name),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  const always = declared('always').map(({ name }) => name);
  expect(always).toEqual(
    expect.arrayContaining([
      'auth.reset-password',
      'user.create',
      'user.privileges.update',
      'roles.insert-user-role',
      'roles.export-restriction.update',
      'app-setting-properties.change/approve',
      'platform-remotes.token.create',
      'platform-remotes.key.rotate',
    ]),
  );
});

test('what needs a second person needs a fresh proof of an admin: every guarded field, and reactivation', () => {
  const { awaitsApproval, stepUp } = users;
  const asks = stepUp.update as typeof awaitsApproval;
  for (const field of guardedAccountFields) {
    const change = { action: 'update', before: { [field]: null }, values: { [field]: 'lain' } } as const;
    expect([field, awaitsApproval({ ...change, byAdmin: false }), asks({ ...change, byAdmin: true })]).toEqual([
      field,
      true,
      true,
    ]);
  }
  const waiting = (['create', 'activate', 'deactivate', 'delete'] as const).filter((action) =>
    awaitsApproval({ action, before: {}, values: {}, byAdmin: false }),
  );
  expect(waiting.filter((action) => stepUp[action] !== true)).toEqual([]);
  expect(declared('always').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['user.activate', 'user.activate-all']),
  );
});

test('a refused call may come again with its key once the proof is given', async () => {
  const person = await signIn(server.current, 'ADMIN02');
  const body = {
    name: 'peran bukti',
    jobName: null,
    description: null,
    permissions: [],
    revealPersonalData: false,
  };
  const headers = { 'idempotency-key': randomUUID() };
  minutesLater(10);
  const create = callsOf(roles)['create'];
  expect((await person.call(create, { body, headers })).body.code).toBe('PROOF_REQUIRED');
  await proveBy(person);
  const made = await person.call(create, { body, headers });
  expect(made.status).toBe(200);
  expect((await person.call(create, { body, headers })).result.secureId).toBe(made.result.secureId);
});

test('the document of the calls says which ask, and which by their change', async () => {
  const { paths } = (await (await fetch(`${server.current.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string; description: string; 'x-step-up'?: string }>>;
  };
  const said = Object.values(paths)
    .flatMap((each) => Object.values(each))
    .filter((operation) => operation['x-step-up'] && operation.description.includes('PROOF_REQUIRED'));
  expect(said.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...declared('always'), ...declared('by-change')].map(({ name }) => name).toSorted(),
  );
});
