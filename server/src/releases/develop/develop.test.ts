// Reads: nothing
import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { developmentCalls, type Development } from '@console/contracts/platform/releases/development';
import { developmentType } from '@console/contracts/platform/releases/development-page';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { hosting } from '../hosting/module.ts';
import { settings } from '../../people/settings/settings.ts';
import { isSignedBy, registryKeys } from '../keys/keys.ts';
import { releases } from '../module.ts';
import { development } from './module.ts';

const buildDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'console-develop-'));
fs.mkdirSync(path.join(buildDirectory, 'shell'));
fs.writeFileSync(
  path.join(buildDirectory, 'shell/index.html'),
  '<!doctype html><html><head></head><body></body></html>',
);
const server = useServer({
  modules: [hosting, releases, development, ...signInModules],
  realSessions: true,
  configuration: { buildDirectory },
});
afterAll(() => fs.rmSync(buildDirectory, { recursive: true, force: true }));

const minutes = async (value: number) => {
  const { services } = server.current.app;
  await services.db
    .updateTable('app_setting')
    .set({ value: String(value) })
    .where('key', '=', 'RELEASE_DEVELOPMENT_MINUTES')
    .execute();
  settings(services).forget();
};
const start = (person: SignedIn, body: object = { remote: 'cards', port: 4251 }) =>
  person.call(developmentCalls.start, { body });
const contentOf = (document: string): Development =>
  JSON.parse(Buffer.from(document.split('.')[1] ?? '', 'base64url').toString()) as Development;
async function permit(person: SignedIn, body?: object): Promise<Development> {
  const { status, result, text: said } = await start(person, body);
  if (status !== 200) throw new Error(said);
  return contentOf((result as { document: string }).document);
}
/** The content policy of a page requested with a development, by a browser with this session. */
async function policyFor(id: string, person?: SignedIn): Promise<string> {
  const headers = {
    'sec-fetch-mode': 'navigate',
    ...(person ? { cookie: `theme=dark; access_token=${encodeURIComponent(person.pair.access_token)}` } : {}),
  };
  // Not by fetch, which sets the Sec-Fetch headers itself.
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get(`${server.current.origin}/card-types?develop=${id}`, { headers }, resolve).once('error', reject);
  });
  const page = await text(answer);
  const policy = String(answer.headers['content-security-policy']);
  expect(page.includes(`content="&quot;${id}&quot;"`)).toBe(policy.includes('localhost:'));
  return policy;
}
const allows = expect.stringMatching(/script-src 'self' http:\/\/localhost:4251 ws:\/\/localhost:4251;/);
const plain = expect.not.stringContaining('localhost');

test('nobody may use a developed remote until the setting allows it', async () => {
  const admin = await signIn(server.current, 'ADMIN01');
  expect((await admin.call(developmentCalls.terms)).result).toEqual({ minutes: 0 });
  expect(await start(admin)).toMatchObject({ status: 403, body: { code: 'DEVELOPMENT_REFUSED' } });
});

test('a developer gets a signed, temporary, personal permission; pages of others do not load the remote', async () => {
  await minutes(30);
  const [admin, other] = [await signIn(server.current, 'ADMIN01'), await signIn(server.current, 'ADMIN02')];
  const { document } = (await start(admin)).result as { document: string };
  const [head = '', payload = '', signature = ''] = document.split('.');
  const [key] = await registryKeys(server.current.app.services).live();
  expect(isSignedBy(key!.publicKey, Buffer.from(`${head}.${payload}`), signature)).toBe(true);
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({ typ: developmentType });
  const { id, ...permission } = contentOf(document);
  expect(permission).toEqual({
    username: 'ADMIN01',
    remote: 'cards',
    address: 'http://localhost:4251',
    validUntil: new Date(seedDate.getTime() + 30 * 60_000).toISOString(),
  });
  expect(await policyFor(id, admin)).toEqual(allows);
  expect(await policyFor(id, other)).toEqual(plain);
  expect(await policyFor(id)).toEqual(plain);
  expect(await policyFor(crypto.randomUUID(), admin)).toEqual(plain);
  expect(await policyFor('no-id', admin)).toEqual(plain);
  await minutes(0);
  expect(await policyFor(id, admin)).toEqual(plain);
});

test('an address is always of the own machine, with a port that people may use', async () => {
  const admin = await signIn(server.current, 'ADMIN01');
  for (const body of [
    { remote: 'cards', port: 80 },
    { remote: 'cards', port: 70_000 },
    { remote: '../x', port: 4251 },
    { remote: 'cards', port: 4251.5 },
  ])
    expect((await start(admin, body)).status).toBe(422);
});

test('a development ends by time, by its owner, and when its owner loses the right', async () => {
  await minutes(30);
  const [admin, other] = [await signIn(server.current, 'ADMIN01'), await signIn(server.current, 'ADMIN02')];
  const [ended, expired] = [await permit(admin), await permit(admin, { remote: 'not-released', port: 4251 })];
  expect(await policyFor(expired.id, admin)).toEqual(expect.stringMatching(/trusted-types [^;]*console-not-released;/));
  expect((await other.call(developmentCalls.end, { body: { id: ended.id } })).status).toBe(404);
  expect((await admin.call(developmentCalls.end, { body: { id: ended.id } })).status).toBe(200);
  expect((await admin.call(developmentCalls.end, { body: { id: ended.id } })).status).toBe(404);
  expect(await policyFor(ended.id, admin)).toEqual(plain);
  server.current.setNow(new Date(seedDate.getTime() + 31 * 60_000));
  const later = await signIn(server.current, 'ADMIN01');
  expect(await policyFor(expired.id, later)).toEqual(plain);
  const { services } = server.current.app;
  const entries = await services.db
    .selectFrom('audit_entry')
    .select(['action', 'username', 'entity_label'])
    .where('module', '=', 'platform-develop')
    .where('outcome', '=', 'success')
    .where('entity_id', '=', ended.id)
    .orderBy('at')
    .execute();
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['DEVELOP', 'DEVELOP_END']);
  expect(entries[0]).toMatchObject({ username: 'ADMIN01', entity_label: 'cards http://localhost:4251' });
});
