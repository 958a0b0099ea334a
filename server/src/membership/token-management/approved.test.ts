import { callsOf } from '@console/contracts/core/resource';
import { sourceServices } from '@console/contracts/core/source-services';
import { externalSources, memberServices, type NewSource } from '@console/contracts/membership/token-management';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { blacklistPhoneNumberModule } from '../blacklist-phone-number/module.ts';
import { tokenManagementModule } from './module.ts';

const server = useServer({
  modules: [...signInModules, tokenManagementModule, blacklistPhoneNumberModule],
  realSessions: true,
});
const calls = callsOf(externalSources);
const reason = 'aplikasi member';
const note = 'sesuai permintaan';
let maker: SignedIn;
let checker: SignedIn;
beforeAll(async () => {
  maker = await signIn(server.current, 'ADMIN02');
  checker = await signIn(server.current, 'ADMIN01');
});
/** The time of what was approved, and of the tokens of a source, is over; sessions of people go on. */
async function pass(id: string): Promise<void> {
  const { db } = server.current.database;
  await db
    .updateTable('external_source')
    .set({ issue_until: seedDate })
    .where('id', '=', id)
    .where('issue_until', 'is not', null)
    .execute();
  await db.updateTable('source_token').set({ expires_at: seedDate }).where('source_id', '=', id).execute();
}

let made = 0;
const create = async (allowedServices: NewSource['allowedServices']): Promise<string> => {
  made += 1;
  const body: NewSource = {
    code: `DUA_${made}`,
    name: `Aplikasi dua ${made}`,
    ownerName: 'Tim Member',
    ownerEmail: 'member@contoh.id',
    allowedServices,
    registrationSource: 'CMA',
    ipAllowList: ['127.0.0.1'],
    ratePerMinute: 60,
  };
  return (await maker.call(calls.create, { body })).result.secureId;
};
const at = (secureId: string) => ({ parameters: { secureId } });
const issue = (secureId: string) => maker.call(calls.issue, { ...at(secureId), body: { days: 90, reason } });
const rotate = (secureId: string) =>
  maker.call(calls.rotate, { ...at(secureId), body: { days: 90, graceHours: 2, reason } });
const read = async (secureId: string) => (await maker.call(calls.detail, at(secureId))).result;
const approve = (change: { readonly secureId: string }, by = checker) =>
  by.call(calls.approveChange, { body: { secureIds: [change.secureId], note } });
const tokens = async (secureId: string) => (await maker.call(calls.usage, at(secureId))).result.tokens;

test.each(memberServices(sourceServices.map(({ value }) => value)))(
  'a token that reaches %s is issued by two people, and seen by who asked alone, once',
  async (service) => {
    const id = await create([service as NewSource['allowedServices'][number]]);
    const asked = await issue(id);
    expect([asked.status, asked.result.token]).toEqual([202, undefined]);
    const { change } = asked.result;
    expect(change.changes.map(({ field }: { field: string }) => field)).toEqual(['issueKind', 'issueDays']);
    expect(await tokens(id)).toEqual([]);
    expect((await maker.call(calls.fetch, at(id))).body.code).toBe('TOKEN_NOT_APPROVED');
    expect((await issue(id)).body.code).toBe('CHANGE_PENDING');
    expect((await approve(change, maker)).body.code).toBe('SELF_APPROVAL');
    expect((await approve(change)).status).toBe(200);
    expect(await tokens(id)).toEqual([]);
    expect((await checker.call(calls.fetch, at(id))).body.code).toBe('TOKEN_NOT_APPROVED');
    expect(await read(id)).toMatchObject({ issueKind: 'ISSUE', issueFor: 'ADMIN02' });
    const fetched = await maker.call(calls.fetch, at(id));
    expect(fetched.result.token).toMatch(/^[\w-]{24}\.[\w-]{43}$/);
    expect(await tokens(id)).toMatchObject([{ state: 'ACTIVE' }]);
    expect((await maker.call(calls.fetch, at(id))).body.code).toBe('TOKEN_NOT_APPROVED');
    const { db } = server.current.database;
    const kept = JSON.stringify([
      await db.selectFrom('change_request').selectAll().execute(),
      await db.selectFrom('external_source').selectAll().execute(),
      await db.selectFrom('source_token').selectAll().execute(),
      await db.selectFrom('audit_entry').selectAll().execute(),
    ]);
    expect(kept).not.toContain(fetched.result.token.split('.')[1]);
  },
);

test('an approved token is fetched within a day, and given up with its source or by a revocation', async () => {
  const late = await create(['membership-plafond']);
  await approve((await issue(late)).result.change);
  await pass(late);
  expect((await maker.call(calls.fetch, at(late))).body.code).toBe('TOKEN_NOT_APPROVED');
  expect(await read(late)).toMatchObject({ issueKind: null, hasLiveToken: false });
  const off = await create(['membership-plafond']);
  await approve((await issue(off)).result.change);
  const one = { items: [{ secureId: off, version: (await read(off)).version }], reason: 'mitra berhenti' };
  await maker.call(calls.deactivate, { body: one });
  expect((await maker.call(calls.fetch, at(off))).body.code).toBe('SOURCE_INACTIVE');
  const again = { items: [{ secureId: off, version: (await read(off)).version }], reason: 'mitra kembali' };
  await maker.call(calls.activate, { body: again });
  expect((await maker.call(calls.fetch, at(off))).body.code).toBe('TOKEN_NOT_APPROVED');
  const revoked = await create(['membership-plafond']);
  await approve((await issue(revoked)).result.change);
  await maker.call(calls.revoke, { ...at(revoked), body: { reason } });
  expect((await maker.call(calls.fetch, at(revoked))).body.code).toBe('TOKEN_NOT_APPROVED');
});

test('a source with a valid token gets further data of members by two people', async () => {
  const id = await create(['blacklist-phone-number']);
  expect((await issue(id)).result.token).toMatch(/\./);
  const wider = {
    ...(await read(id)),
    allowedServices: ['blacklist-phone-number', 'membership-update'],
    reason: 'layanan baru aplikasi',
  };
  const asked = await maker.call(calls.update, { body: wider });
  expect(asked.status).toBe(202);
  expect((await read(id)).allowedServices).toEqual(['blacklist-phone-number']);
  expect((await approve(asked.result.change)).status).toBe(200);
  expect((await read(id)).allowedServices).toEqual(['blacklist-phone-number', 'membership-update']);
  const rotated = await rotate(id);
  expect([rotated.status, typeof rotated.result.token]).toEqual([200, 'string']);
});

test('a rotation waits where the token would reach data of members that the one before did not', async () => {
  const id = await create(['blacklist-phone-number']);
  await maker.call(calls.issue, { ...at(id), body: { days: 1, reason } });
  await pass(id);
  const body = { ...(await read(id)), allowedServices: ['membership-plafond'], reason: 'layanan baru aplikasi' };
  expect((await maker.call(calls.update, { body })).status).toBe(200);
  const asked = await rotate(id);
  expect(asked.status).toBe(202);
  expect((await approve(asked.result.change)).status).toBe(200);
  expect((await maker.call(calls.fetch, at(id))).result.token).toMatch(/\./);
  const states = (await tokens(id)).map(({ state }: { state: string }) => state);
  expect(states.toSorted()).toEqual(['ACTIVE', 'EXPIRED']);
});

test('an approved token that is not fetched yet counts as valid: more data of members waits too', async () => {
  const id = await create(['membership-plafond']);
  await approve((await issue(id)).result.change);
  const body = { ...(await read(id)), allowedServices: ['membership-plafond', 'membership-update'], reason: 'layanan' };
  expect((await maker.call(calls.update, { body: { ...body, reason: 'layanan baru aplikasi' } })).status).toBe(202);
});

test('tokens of a source differ by the first letters of their random part', async () => {
  const id = await create(['blacklist-phone-number']);
  const first = (await issue(id)).result.token as string;
  const second = (await rotate(id)).result.token as string;
  const starts = [first, second].map((token) => String(token.split('.')[1]).slice(0, 8));
  const shown = (await tokens(id)).map(({ tokenPrefix }: { tokenPrefix: string }) => tokenPrefix);
  expect(new Set(shown)).toEqual(new Set(starts));
});
