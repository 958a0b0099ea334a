import { blacklistCalls, blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { sourceHeaders } from '../token-management/source.fixture.ts';
import { downloads } from '../../records/downloads/module.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedOptions } from '../../../test/environment.ts';
import { expireBlacklist } from './expire.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { blacklistPhoneNumberModule } from './module.ts';

const calls = callsOf(blacklistPhoneNumbers);
const server = useServer({ modules: [blacklistPhoneNumberModule, downloads] });
const maker = testCaller(
  'HOOPS01',
  { 'blacklist-phone-number:browse': 'Input' },
  { roles: [{ secureId: roleId('ho_operations'), name: 'ho_operations', jobName: '2' }] },
);
const approver = testCaller('MRASPV01', { 'blacklist-phone-number:browse': 'Approval' });
const branchUser = testCaller('KACAB01', { 'blacklist-phone-number:browse': 'Approval' }, { mappingType: 'BRANCH' });

let number = 55_000_000;
const row = (rest: object = {}) => ({
  phone: `0813${number++}`,
  category: 'FRAUD',
  note: 'Dipakai untuk pengajuan palsu',
  effectiveFrom: '2026-01-01',
  effectiveUntil: null,
  ...rest,
});
const make = (call: keyof typeof calls, caller = maker, input = {}) => server.current.call(calls[call], caller, input);
const propose = async (rest: object = {}) => (await make('create', maker, { body: row(rest) })).result;
const item = ({ secureId, version }: { secureId: string; version: number }) => ({ items: [{ secureId, version }] });
const reasoned = (record: { secureId: string; version: number }) => ({ ...item(record), reason: 'sudah diperiksa' });
const detail = async ({ secureId }: { secureId: string }) =>
  (await make('detail', maker, { parameters: { secureId } })).result;
const allowed = async (phone: string) =>
  (
    await server.current.call(blacklistCalls.check, null, {
      body: { phone, place: 'PWA' },
      headers: await sourceHeaders(server.current),
    })
  ).result.allowed;

describe('/blacklist-phone-number', () => {
  it('is seeded with 40 rows, newest first, numbers masked', async () => {
    const { result } = await make('list');
    expect(result.total).toBe(40);
    for (const { phone } of result.rows) expect(phone).toMatch(/^08\d\d\*{4,6}\d{4}$/);
    const times = result.rows.map((each: { createdAt: string }) => each.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('finds a number only when given in full, in any writing', async () => {
    const { result } = await make('list', maker, { query: { search: '+62 812-9900-0001' } });
    expect(result.rows).toHaveLength(1);
    expect((await make('list', maker, { query: { search: '081299000' } })).result.rows).toHaveLength(0);
  });

  it('keeps numbers unreadable in the database', async () => {
    const record = await propose({ phone: '081377770001' });
    const stored = await server.current.database.db
      .selectFrom('blacklist_phone')
      .selectAll()
      .where('id', '=', record.secureId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain('77770001');
  });

  it('bars a number from the moment a second person approves it', async () => {
    const record = await propose({ phone: '+62 813 7777 0002' });
    expect(record).toMatchObject({ state: 'PROPOSED', source: 'SCREEN', requestedBy: 'HOOPS01', approver: null });
    expect(await allowed('081377770002')).toBe(true);
    expect((await make('approve', approver, { body: item(record) })).status).toBe(200);
    expect(await detail(record)).toMatchObject({ state: 'ACTIVE', approver: 'MRASPV01', version: 2 });
    expect(await allowed('6281377770002')).toBe(false);
    const { result } = await make('attempts', maker, { parameters: { secureId: record.secureId } });
    expect(result).toEqual([{ at: expect.any(String), place: 'PWA' }]);
  });

  it('refuses approval by an editor of the row, admins included', async () => {
    const own = (await make('create', admin, { body: row() })).result;
    expect(await make('approve', admin, { body: item(own) })).toMatchObject({
      status: 409,
      body: { code: 'SELF_APPROVAL' },
    });
    expect((await make('approve', maker, { body: item(own) })).status).toBe(403);
  });

  it('approves all rows or none', async () => {
    const [first, second] = [await propose(), await propose()];
    const body = { items: [first, { ...second, version: 9 }].map(({ secureId, version }) => ({ secureId, version })) };
    expect(await make('approve', approver, { body })).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect((await detail(first)).state).toBe('PROPOSED');
  });

  it('frees a number only when its removal is approved, and takes it again after', async () => {
    const record = await propose({ phone: '081377770003' });
    await make('approve', approver, { body: item(record) });
    await make('remove', maker, { body: reasoned({ ...record, version: 2 }) });
    expect((await detail(record)).state).toBe('REMOVAL_PROPOSED');
    expect(await allowed('081377770003')).toBe(false);
    await make('approve', approver, { body: item({ ...record, version: 3 }) });
    expect(await allowed('081377770003')).toBe(true);
    expect((await make('create', maker, { body: row({ phone: '081377770003' }) })).status).toBe(200);
  });

  it('puts a row back in force when its removal is rejected', async () => {
    const record = await propose();
    await make('approve', approver, { body: item(record) });
    await make('remove', maker, { body: reasoned({ ...record, version: 2 }) });
    await make('reject', approver, { body: reasoned({ ...record, version: 3 }) });
    expect((await detail(record)).state).toBe('ACTIVE');
  });

  it('refuses a second open row for a number', async () => {
    const body = row();
    await make('create', maker, { body });
    expect(await make('create', maker, { body })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', field: 'phone' },
    });
  });

  it('refuses decisions of another state', async () => {
    const record = await propose();
    await make('reject', approver, { body: reasoned(record) });
    expect(await make('approve', approver, { body: item({ ...record, version: 2 }) })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATE' },
    });
  });

  it('keeps the number when a row is changed', async () => {
    const body = row();
    const record = (await make('create', maker, { body })).result;
    const changed = { ...body, secureId: record.secureId, version: 1, category: 'SPAM' };
    expect((await make('update', maker, { body: { ...changed, phone: record.phone } })).result).toMatchObject({
      category: 'SPAM',
      phone: record.phone,
      version: 2,
    });
    expect((await make('update', maker, { body: { ...changed, version: 2, phone: '081399999999' } })).status).toBe(422);
    expect(
      (
        await make('update', maker, {
          body: { ...changed, version: 2, phone: record.phone, effectiveFrom: '2026-02-01' },
        })
      ).body,
    ).toMatchObject({ errors: [{ field: 'effectiveFrom', code: 'IMMUTABLE' }] });
  });

  it('is exported by head office only', async () => {
    const query = { format: 'csv', from: '2026-01-01', to: '2026-01-31' };
    expect(await make('download', branchUser, { query })).toMatchObject({
      status: 403,
      body: { code: 'EXPORT_RESTRICTED', result: { rule: 'national' } },
    });
    expect((await make('download', admin, { query })).status).toBe(200);
  });

  it('hides the note from branch users, in list and detail', async () => {
    const { result } = await make('list', branchUser);
    for (const record of result.rows) expect(record).not.toHaveProperty('note');
    expect(
      (await make('detail', branchUser, { parameters: { secureId: result.rows[0].secureId } })).result,
    ).not.toHaveProperty('note');
  });

  it('ends rows whose last day has passed, once', async () => {
    const record = await propose({ effectiveUntil: '2026-01-31' });
    await make('approve', approver, { body: item(record) });
    const texts = protectedText(seedOptions.dataKey);
    expect(await expireBlacklist(server.current.database.db, texts)).toBeGreaterThanOrEqual(1);
    expect((await detail(record)).state).toBe('EXPIRED');
    expect(await expireBlacklist(server.current.database.db, texts)).toBe(0);
  });

  it('writes each decision into the audit trail with the number masked', async () => {
    const record = await propose({ phone: '081377770009' });
    await make('approve', approver, { body: item(record) });
    const entries = await server.current.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity_id', '=', record.secureId)
      .orderBy('at')
      .execute();
    expect(entries.map((entry) => entry.action)).toEqual(['CREATE', 'APPROVE']);
    expect(JSON.stringify(entries)).not.toContain('081377770009');
    expect(entries[1]?.changes).toEqual([{ field: 'state', before: 'PROPOSED', after: 'ACTIVE' }]);
  });
});
