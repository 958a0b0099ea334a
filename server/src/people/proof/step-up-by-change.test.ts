import { randomUUID } from 'node:crypto';
import type { Call } from '@console/contracts/core/call';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { proofCalls } from '@console/contracts/shell/proof';
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
const required = { proofs: ['password'], minutes: 10 };
const proveBy = (person: SignedIn, password = demoPassword) =>
  person.call(proofCalls.prove, { body: { kind: 'password', password } });

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
  // The proof is asked for what the change does, not for whether this person may decide on it.
  'approval.decide-many': async (person) => {
    const values = await settingCase(person, 'LOGIN_MAX_FAILURES', { value: '9', reason: 'Percobaan konfirmasi' });
    const { result } = await person.call(callsOf(appSettings)['update'], { body: values });
    const deciding = (secureId: string) => ({ decision: 'approve', secureIds: [secureId] });
    return { asks: deciding(result.change.secureId), not: deciding(randomUUID()) };
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
