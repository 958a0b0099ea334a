// Long: one walk over every kind of change, with what it sends.
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { bannerCalls, masterBanner } from '@console/contracts/promos-products/master-banner';
import { blacklistCalls, blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { cardTypes } from '@console/contracts/cards/card-types';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { programTypeId } from '../../membership/program-type/seed.ts';
import { newPlace } from '../../branches-stores/zip-code/zip-code.fixtures.ts';
import { modules } from '../../modules.ts';

/** Every change by every module is in the audit trail, with the values before and after. */

const server = useServer({ modules });
const checker = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });
const item = ({ secureId, version }: { secureId: string; version: number }) => ({ secureId, version });
const on =
  (resource: Resource) =>
  async (call: string, body: object, caller = admin) =>
    server.current.call(callsOf(resource)[call], caller, { body });
const current = async (resource: Resource, secureId: string) =>
  (await server.current.call(callsOf(resource)['detail'], admin, { parameters: { secureId } })).result;

interface Kept {
  action: string;
  username: string;
  outcome: string;
  code: string | null;
  reason: string | null;
  label: string | null;
  changes: { field: string; before: unknown; after: unknown }[];
}

/** Entries of a record in the order in which they were written. */
const entriesOf = async (entityId: string): Promise<Kept[]> => {
  const rows = await server.current.database.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('entity_id', '=', entityId)
    .where('action', '<>', 'READ')
    .where('outcome', '=', 'success')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, username, outcome, code, reason, entity_label: label, changes }) => ({
    action,
    username,
    outcome,
    code,
    reason,
    label,
    changes,
  }));
};
const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

const image = async () => {
  const id = seedId('test-file', String(Math.random()));
  await server.current.database.db
    .insertInto('stored_file')
    .values({
      id,
      name: 'x.png',
      kind: 'image',
      type: 'image/png',
      size: 1000,
      hash: 'x',
      width: 720,
      height: 720,
      module: 'master-banner',
      record_id: null,
      uploaded_by: 'ADMIN01',
      uploaded_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return id;
};

const cardType = {
  code: 'UJI',
  name: 'Kartu Uji',
  numberCode: '77',
  tier: 7,
  physical: true,
  digital: true,
  sharia: false,
  supplementary: false,
  validityMonths: 60,
  replacementFee: 25_000,
  ecardPrintFee: 0,
  programTypeIds: [programTypeId('REG')],
  sortOrder: 70,
};

test('a card type: made, changed, switched off and on, deleted', async () => {
  const make = on(cardTypes);
  const { result: made } = await make('create', cardType);
  const { result: changed } = await make('update', { ...made, replacementFee: 30_000 });
  await make('update', changed);
  await make('deactivate', { items: [item(changed)], reason: 'tidak dipakai' });
  await make('activate', { items: [item(await current(cardTypes, made.secureId))] });
  await make('delete', { ...item(await current(cardTypes, made.secureId)), reason: 'salah buat' });
  const entries = await entriesOf(made.secureId);
  expect(entries.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'DEACTIVATE', 'ACTIVATE', 'DELETE']);
  expect(entries[0]?.changes).toEqual(
    expect.arrayContaining([
      change('code', null, 'UJI'),
      change('replacementFee', null, 25_000),
      change('status', null, 'active'),
    ]),
  );
  expect(entries[1]?.changes).toEqual([change('replacementFee', 25_000, 30_000)]);
  expect(entries[2]).toMatchObject({ changes: [change('status', 'active', 'inactive')], reason: 'tidak dipakai' });
  expect(entries[3]?.changes).toEqual([change('status', 'inactive', 'active')]);
  expect(entries[4]).toMatchObject({ reason: 'salah buat', label: expect.stringContaining('Kartu Uji') as unknown });
  expect(entries[4]?.changes).toEqual(expect.arrayContaining([change('replacementFee', 30_000, null)]));
});

test('a barred number: proposed, changed, approved, its removal asked for and refused, never in clear', async () => {
  const make = on(blacklistPhoneNumbers);
  const phone = '081377770001';
  const { result: made } = await make('create', {
    phone,
    category: 'FRAUD',
    note: 'Dipakai untuk pengajuan palsu',
    effectiveFrom: '2026-03-16',
    effectiveUntil: null,
  });
  const { result: changed } = await make('update', { ...made, category: 'SPAM' });
  const decide = async (call: 'approve' | 'reject' | 'remove', caller = checker, rest: object = {}) =>
    server.current.call(blacklistCalls[call], caller, {
      body: { items: [item(await current(blacklistPhoneNumbers, changed.secureId))], ...rest },
    });
  expect((await decide('approve', admin)).body.code).toBe('SELF_APPROVAL');
  await decide('approve');
  await decide('remove', admin, { reason: 'sudah berganti pemilik' });
  await decide('reject', checker, { reason: 'bukti belum cukup' });
  const entries = await entriesOf(made.secureId);
  expect(entries.map(({ action, username }) => `${action} ${username}`)).toEqual([
    'CREATE ADMIN01',
    'UPDATE ADMIN01',
    'APPROVE ADMIN02',
    'REQUEST ADMIN01',
    'REJECT ADMIN02',
  ]);
  expect(entries.map(({ changes }) => changes).slice(1)).toEqual([
    [change('category', 'FRAUD', 'SPAM')],
    [change('state', 'PROPOSED', 'ACTIVE')],
    [change('state', 'ACTIVE', 'REMOVAL_PROPOSED')],
    [change('state', 'REMOVAL_PROPOSED', 'ACTIVE')],
  ]);
  expect(entries[3]?.reason).toBe('sudah berganti pemilik');
  expect(entries[0]?.changes).toEqual(expect.arrayContaining([change('phone', null, '0813****0001')]));
  expect(entries.every(({ label }) => label === '0813****0001')).toBe(true);
  expect(JSON.stringify(entries)).not.toContain(phone);
});

test('a banner: made, moved with those that make room, put into order', async () => {
  const make = on(masterBanner);
  const banner = async (title: string) =>
    (
      await make('create', {
        title,
        altText: 'Gambar',
        placement: 'HOME_MIDDLE',
        platforms: ['APP'],
        imageDesktop: null,
        imageMobile: await image(),
        actionType: 'NONE',
        actionValue: null,
        audience: 'ALL',
        audienceIds: [],
        startAt: '2026-03-20T00:00:00+07:00',
        endAt: null,
        sequence: 1,
      })
    ).result;
  const first = await banner('Banner pertama');
  const second = await banner('Banner kedua');
  expect(
    (await entriesOf(first.secureId)).map(({ action, changes }) => [action, action === 'UPDATE' ? changes : null]),
  ).toEqual([
    ['CREATE', null],
    ['UPDATE', [change('sequence', 1, 2)]],
  ]);
  const rows = (
    await server.current.call(callsOf(masterBanner)['list'], admin, { query: { placement: 'HOME_MIDDLE', size: 100 } })
  ).result.rows as { secureId: string; version: number }[];
  await server.current.call(bannerCalls.reorder, checker, {
    body: { placement: 'HOME_MIDDLE', items: [rows[1], rows[0], ...rows.slice(2)].map((row) => item(row!)) },
  });
  expect((await entriesOf(second.secureId)).at(-1)).toMatchObject({
    action: 'UPDATE',
    username: 'ADMIN02',
    changes: [change('sequence', 1, 2)],
  });
});

test('a zip code: made, moved to another office with all rows of its code', async () => {
  const make = on(zipCodes);
  const { result: one } = await make('create', newPlace);
  const { result: other } = await make('create', { ...newPlace, kelurahan: 'Lampaseh' });
  await make('update', { ...(await current(zipCodes, one.secureId)), officeCode: '10020' });
  expect((await entriesOf(one.secureId)).map(({ action }) => action)).toEqual(['CREATE', 'MOVE_PARENT']);
  expect((await entriesOf(other.secureId)).at(-1)).toMatchObject({
    action: 'MOVE_PARENT',
    changes: [change('officeCode', '10010', '10020')],
  });
});

test('what is refused is there with its code and the record, what is only looked at is not', async () => {
  const make = on(cardTypes);
  const [row] = (await server.current.call(callsOf(cardTypes)['list'], admin)).result.rows as {
    secureId: string;
    version: number;
  }[];
  await make('update', { ...row, name: 'Bukan haknya' }, viewer);
  await make('update', { ...row, version: 99 });
  await make('delete', { secureId: row!.secureId, version: 99, reason: 'coba hapus' }, viewer);
  await server.current.call(callsOf(cardTypes)['detail'], testCaller('NOBODY01', {}), {
    parameters: { secureId: row!.secureId },
  });
  const refused = await server.current.database.db
    .selectFrom('audit_entry')
    .select(['action', 'username', 'code', 'entity_id'])
    .where('module', '=', 'card-types')
    .where('outcome', '=', 'refused')
    .where('at', '>=', new Date('2026-03-16T09:00:00+07:00').toISOString())
    .orderBy('username')
    .orderBy('action')
    .execute();
  expect(refused).toEqual([
    { action: 'UPDATE', username: 'ADMIN01', code: 'STALE_VERSION', entity_id: row!.secureId },
    { action: 'DELETE', username: 'VIEWER01', code: 'FORBIDDEN', entity_id: row!.secureId },
    { action: 'UPDATE', username: 'VIEWER01', code: 'FORBIDDEN', entity_id: row!.secureId },
  ]);
});
