import { randomUUID } from 'node:crypto';
import type { Call } from '@console/contracts/core/call';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { proofCalls } from '@console/contracts/shell/proof';
import { guardedAccountFields } from '@console/contracts/shell/account-rights';
import { roles } from '@console/contracts/shell/roles';
import { users } from '@console/contracts/shell/user';
import { callsOf } from '@console/contracts/core/resource';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { modules } from '../../modules.ts';
import { callers } from '../auth/callers.ts';

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

/** Changes that need a proof and changes that do not, for calls where it depends on the change. */
type Values = Readonly<Record<string, unknown>>;
interface Case {
  readonly asks: Values;
  readonly not: Values | null;
}
const settingCase = async (person: SignedIn, key: string, change: Values): Promise<Values> => {
  const { result } = await person.call(callsOf(appSettings)['list'], { query: { search: key, size: 100 } });
  const row = (result.rows as Values[]).find((each) => each['key'] === key);
  return { ...row, ...change };
};
const cases: Readonly<Record<string, (person: SignedIn) => Promise<Case>>> = {
  'user.update': async (person) => {
    const named = async (username: string): Promise<Values> => {
      const { result } = await person.call(callsOf(users)['list'], { query: { search: username, size: 10 } });
      const { secureId } = result.rows[0];
      return (await person.call(callsOf(users)['detail'], { parameters: { secureId } })).result as Values;
    };
    const { result: found } = await person.call(callsOf(roles)['list'], { query: { search: 'tamu', size: 10 } });
    return {
      asks: { ...(await named('KACAB02')), roleIds: [found.rows[0].secureId] },
      not: { ...(await named('KACAB03')), name: 'Nama Lain Sekali' },
    };
  },
  'app-setting-properties.create': async () => {
    const values = {
      value: '1',
      valueType: 'NUMBER',
      ruleMinimum: null,
      ruleMaximum: null,
      rulePattern: null,
      ruleAllowed: null,
      group: 'SYSTEM',
      description: 'Sebuah pengaturan percobaan',
      isPublic: false,
      reason: 'Percobaan konfirmasi',
    };
    return {
      asks: { ...values, key: 'step-up.guarded', isProtected: true },
      not: { ...values, key: 'step-up.open', isProtected: false },
    };
  },
  'app-setting-properties.update': async (person) => ({
    asks: await settingCase(person, 'LOGIN_LOCK_MINUTES', { value: '16', reason: 'Percobaan konfirmasi' }),
    not: await settingCase(person, 'EXPORT_EXPIRY_DAYS', { value: '8' }),
  }),
  'app-setting-properties.delete': async (person) => {
    const made = async (key: string, isProtected: boolean) => {
      await server.current.database.db
        .insertInto('app_setting')
        .values({
          id: randomUUID(),
          created_by: 'SYSTEM',
          created_at: seedDate,
          updated_by: 'SYSTEM',
          updated_at: seedDate,
          key,
          value: '1',
          value_type: 'NUMBER',
          rule: '{}',
          setting_group: 'SYSTEM',
          description: 'Sebuah pengaturan percobaan',
          is_public: false,
          is_protected: isProtected,
          is_system: false,
        })
        .execute();
      const { secureId, version } = await settingCase(person, key, {});
      return { secureId, version, reason: 'Tidak dipakai lagi' };
    };
    return { asks: await made('step-up.delete-guarded', true), not: await made('step-up.delete-open', false) };
  },
  'app-setting-properties.deactivate': async (person) => switched(person, 'active'),
  'app-setting-properties.activate': async (person) => switched(person, 'inactive'),
};

async function switched(person: SignedIn, status: 'active' | 'inactive'): Promise<Case> {
  const named = async (isProtected: boolean) => {
    const key = `step-up.${status}.${isProtected}`;
    await server.current.database.db
      .insertInto('app_setting')
      .values({
        id: randomUUID(),
        created_by: 'SYSTEM',
        created_at: seedDate,
        updated_by: 'SYSTEM',
        updated_at: seedDate,
        key,
        value: '1',
        value_type: 'NUMBER',
        rule: '{}',
        setting_group: 'SYSTEM',
        description: 'Sebuah pengaturan percobaan',
        is_public: false,
        is_protected: isProtected,
        is_system: false,
        status,
      })
      .execute();
    const { secureId, version } = await settingCase(person, key, {});
    return { items: [{ secureId, version }], reason: 'Percobaan konfirmasi' };
  };
  return { asks: await named(true), not: await named(false) };
}

test('calls that need a proof for some changes ask only for those, and change nothing before the proof', async () => {
  expect(
    declared('by-change')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(cases).toSorted());
  const person = await signIn(server.current, 'ADMIN03');
  for (const each of declared('by-change')) {
    const { asks, not } = await cases[each.name]!(person);
    minutesLater(11);
    const refused = await person.call(each, { body: asks });
    expect([each.name, refused.status, refused.body.code, refused.result]).toEqual([
      each.name,
      403,
      'PROOF_REQUIRED',
      required,
    ]);
    if (not) expect([each.name, (await person.call(each, { body: not })).status]).toEqual([each.name, 200]);
    expect((await proveBy(person)).status).toBe(200);
    const taken = await person.call(each, { body: asks });
    expect([each.name, taken.status < 300, taken.body.code]).toEqual([each.name, true, undefined]);
    // Makes the proof old again for the next call.
    await server.current.database.db.updateTable('user_session').set({ proven_at: seedDate }).execute();
    callers(server.current.app.services).forget();
    server.current.setNow(seedDate);
  }
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
