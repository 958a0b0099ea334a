import { randomUUID } from 'node:crypto';
import { callsOf } from '@console/contracts/core/resource';
import type { Call } from '@console/contracts/core/call';
import { blacklistImport, blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { printBatches } from '@console/contracts/cards/card-issuance/batches';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { importCalls, importJobCalls } from '@console/contracts/platform/imports';
import { listViewCalls } from '@console/contracts/platform/list-views';
import { preferenceCalls } from '@console/contracts/platform/preferences';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { authCalls } from '@console/contracts/shell/auth';
import { userCalls, users } from '@console/contracts/shell/users';
import { leaksOf, literally, textColumns, type Forbidden } from '../../../test/dump.ts';
import { demoPassword, seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { callFrom, login, nextAddress, signIn, withPair, type SignedIn } from '../../../test/sign-in.ts';
import { lossCalls } from '@console/contracts/cards/card-lost';
import { seedMember } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { Visitor } from '../../people/identity/visitor.fixture.ts';
import { secretColumns } from '../../secret-columns.ts';
import { protectedText } from './protected-text.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

const server = useServer({ modules, realSessions: true });
const texts = protectedText(seedOptions.dataKey);
const db = () => server.current.database.db;
const phone = '081377665544';
const { nik } = seedMember(4);
const { mothersName } = seedMember(4);
const cardNo = '9710000112345678';
const secrets = {
  'wrong password': 'Wrong-password-77',
  'secret setting': 'kunci-layanan-luar-8841',
  'registered password': 'Registered-pass-31',
  "mother's maiden name": mothersName,
};
/** What the walk itself learns: tokens, and passwords that the console made. */
const learnt: Record<string, string> = {};

const before = String.raw`(?:^|[^0-9A-Za-z-])`;
const after = String.raw`(?:$|[^0-9A-Za-z-])`;
const kinds: readonly Forbidden[] = [
  { name: 'phone number', pattern: `${before}(?:\\+?62|0)8[0-9]{8,12}${after}` },
  { name: 'identity, tax or card number', pattern: `${before}[0-9]{15,16}${after}` },
  { name: 'e-mail', pattern: String.raw`[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[a-z]{2,}` },
  { name: 'signed token', pattern: String.raw`eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.` },
  { name: 'release token', pattern: 'crt_[A-Za-z0-9_-]{43}' },
  { name: 'private key', pattern: String.raw`"(?:d|k|p|q)"\s*:\s*"[A-Za-z0-9_-]{20,}"|PRIVATE KEY` },
];

const cards = 'Card numbers run on in ranges that the same database lists; scans, ranges and checks compare them.';
/** What may lie in clear, and why. Nothing else does. */
const allowed: Readonly<Record<string, string>> = {
  'app_user.email e-mail': 'Staff are searched by it, and it is unique among them (docs/model/shell.md#user).',
  'app_user.phone phone number':
    'Number of a member of staff, which colleagues see and search (docs/model/shell.md#user).',
  'card.card_no identity, tax or card number': cards,
  'card_assignment_line.card_from identity, tax or card number': cards,
  'card_assignment_line.card_to identity, tax or card number': cards,
  'number_list_key.key identity, tax or card number': cards,
  'mail.recipient e-mail': 'Address of a member of staff, as in app_user.',
};

/**
 * Every list with a search, asked for a number of each kind, on the screen and as a file; and every list of pasted
 * numbers.
 */
async function searchEverywhere(by: SignedIn): Promise<void> {
  for (const { resource, calls } of resourcesOf(server.current.app).values()) {
    for (const search of [phone, nik, cardNo]) {
      if (calls['list']) await by.call(calls['list'], { query: { search } });
      if (calls['download'])
        await by.call(calls['download'], { query: { search, format: 'csv', reason: 'pemeriksaan data bulanan' } });
      if (calls['deactivate-all'])
        await by.call(calls['deactivate-all'], { body: { filter: { search }, expectedCount: 0, reason: 'tidak ada' } });
    }
    if (resource.list.numbers) await by.call(calls['paste'], { body: { numbers: [phone, nik, cardNo] } });
    if (calls['unique']) await by.call(calls['unique'], { body: { field: 'phone', value: phone } });
  }
}

async function settings(by: SignedIn): Promise<void> {
  const calls = callsOf(appSettings);
  const body = {
    key: 'OUTER_KEY',
    value: secrets['secret setting'],
    valueType: 'SECRET',
    group: 'SYSTEM',
    description: 'Kunci layanan luar',
    ruleMinimum: null,
    ruleMaximum: null,
    rulePattern: null,
    ruleAllowed: null,
    isPublic: false,
    isProtected: false,
  };
  expect((await by.call(calls['create'], { body, headers: { 'idempotency-key': randomUUID() } })).status).toBe(200);
  const guarded = { ...body, key: 'OUTER_GUARDED', isProtected: true, reason: 'kunci baru layanan luar' };
  expect((await by.call(calls['create'], { body: guarded })).status).toBe(202);
}

async function numbers(by: SignedIn): Promise<void> {
  const calls = callsOf(blacklistPhoneNumbers);
  const note = 'Dipakai untuk pengajuan palsu';
  const body = { phone, category: 'FRAUD', note, effectiveFrom: '2026-01-01', effectiveUntil: null };
  const made = await by.call(calls['create'], { body, headers: { 'idempotency-key': randomUUID() } });
  expect(made.status).toBe(200);
  await by.call(calls['reveal'], {
    parameters: { secureId: made.result.secureId },
    body: { field: 'phone', reason: 'Verifikasi lewat telepon' },
  });
  const file = new FormData();
  const rows = [`081377665545,FRAUD,${note},2026-01-01,`, `+62 813-7766-5546,SPAM,${note},2026-01-01,`, '12,X,y,z,'];
  file.append(
    'file',
    new Blob([['phone,category,note,effective_from,effective_until', ...rows, ''].join('\n')], { type: 'text/csv' }),
    'nomor.csv',
  );
  const { result: job } = await by.call(importCalls(blacklistImport)['importUpload'], { body: file });
  expect(job).toMatchObject({ state: 'PREVIEWED', newRows: 2, errorRows: 1 });
  const corrected = await by.call(importJobCalls.correct, {
    body: { secureId: job.secureId, rowNo: 4, values: { phone: '081377665547' } },
  });
  expect(corrected.status).toBe(200);
  const errorFile = await by.call(importJobCalls.errorFile, { parameters: { secureId: job.secureId } });
  expect(errorFile.text).toContain('081377665547');
}

async function people(by: SignedIn): Promise<void> {
  const calls = callsOf(users);
  const { result: person } = await by.call(calls['detail'], { parameters: { secureId: userId('HOOPS02') } });
  const reset = { secureId: person.secureId, version: person.version, reason: 'lupa password' };
  expect((await by.call(userCalls.resetPassword, { body: reset })).status).toBe(200);
  const mail = await db().selectFrom('mail').select('text_protected').executeTakeFirstOrThrow();
  const text = texts.decrypt(mail.text_protected);
  learnt['temporary password'] = /\S{14}/.exec(text.replaceAll(/https?:\S+/g, ''))?.[0] ?? '';
  expect(learnt['temporary password']).not.toBe('');
}

async function printing(by: SignedIn): Promise<void> {
  const batches = await by.call(callsOf(printBatches)['list'], { query: { size: 10 } });
  for (const { secureId } of batches.result?.rows ?? [])
    await by.call((issuanceCalls as Readonly<Record<string, Call>>)['printFile'], {
      body: { secureId, reason: 'berkas rusak' },
    });
}

async function names(by: SignedIn): Promise<void> {
  for (const name of [mothersName, mothersName.toUpperCase()]) {
    const said = await by.call(lossCalls.compareName, { body: { memberId: memberId(4), name } });
    expect(said.result).toEqual({ matched: true });
  }
}

async function identity(): Promise<void> {
  const visitor = new Visitor(server.current);
  const { visit, verifier, nonce } = await visitor.begin();
  const answer = await visitor.prove(visit.location, { username: 'HOOPS01', password: demoPassword });
  const { body } = await visitor.redeem(answer, verifier);
  learnt['ID token'] = body.id_token ?? '';
  expect(learnt['ID token']).not.toBe('');
  await server.current.call(authCalls.ssoExchange, null, { body: { idToken: body.id_token, nonce } });
}

test('after a broad walk nobody who reads the database learns a key, a token, a password or a personal number', async () => {
  await login(server.current, 'ADMIN01', secrets['wrong password']);
  const admin = await signIn(server.current, 'ADMIN01');
  const second = await callFrom(server.current, nextAddress(), authCalls.refreshToken, {
    refresh_token: admin.pair.refresh_token,
  });
  const by = withPair(server.current, second.body);
  Object.assign(learnt, { 'refresh token': second.body.refresh_token, 'access token': second.body.access_token });
  await searchEverywhere(by);
  await settings(by);
  await numbers(by);
  await people(by);
  await printing(by);
  await identity();
  await names(by);
  const token = await by.call(releaseCalls.createToken, {
    body: { remote: 'cards', name: 'walk', days: 30, reason: 'rilis dari jalur', publicKey: null },
    headers: { 'idempotency-key': randomUUID() },
  });
  learnt['release token itself'] = token.result.token;
  await by.call(preferenceCalls.put, {
    parameters: { key: 'palette.recent' },
    body: { value: [`/user?search=${phone}`] },
  });
  await by.call(listViewCalls.create, {
    body: { module: 'user', name: 'Cari', query: `search=${phone}`, layout: null, roleSecureIds: [] },
    headers: { 'idempotency-key': randomUUID() },
  });
  await callFrom(server.current, nextAddress(), authCalls.register, {
    user: { username: 'BARU01', password: secrets['registered password'] },
  });
  const literal = { ...secrets, ...learnt, 'demo password': demoPassword };
  const forbidden = [...kinds, ...Object.entries(literal).map(([name, text]) => ({ name, pattern: literally(text) }))];
  const leaks = (await leaksOf(db(), forbidden)).filter(({ place, what }) => !(`${place} ${what}` in allowed));
  expect(leaks).toEqual([]);
  // The walk reached what it was for.
  for (const table of [
    'idempotency_key',
    'import_row',
    'oidc_payload',
    'download_job',
    'preference',
    'number_list',
  ] as const)
    expect((await db().selectFrom(table).selectAll().limit(1).execute()).length).toBe(1);
}, 180_000);

test('every column of a secret at rest is known, and holds nothing else', async () => {
  const named = (await textColumns(db())).filter(({ column }) => /_(?:encrypted|protected)$/.test(column));
  const place = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
  expect(
    secretColumns
      .map(place)
      .filter((name) => /_(?:encrypted|protected)$/.test(name))
      .toSorted(),
  ).toEqual(named.map(place).toSorted());
});
