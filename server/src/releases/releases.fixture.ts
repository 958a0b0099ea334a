// Long: one release with its files, record and signatures, as tests change it.
import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { teamReleaseCalls } from '@console/contracts/platform/releases/team-calls';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import limits from '@console/contracts/platform/releases/budgets.json' with { type: 'json' };
import type { PublicKey } from '@console/contracts/platform/releases/tokens';
import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { shellContract } from '@console/contracts/core/remote';
import yazl from 'yazl';
import { admin } from '../../test/callers.ts';
import type { Caller } from '../platform/context.ts';
import type { CallAnswer, TestServer } from '../../test/server.ts';
import { measure } from './publishing/inspection/budgets.ts';
import { contentOf, sha384 } from './record-text.ts';

/** A release on a team's machine before it is published. */
export interface BuiltRelease {
  readonly record: ReleaseRecord;
  readonly text: string;
  readonly files: Readonly<Record<string, string>>;
}

export const reason = 'Rilis mingguan';

/** The signing key of all teams in the tests. */
const teamKey = generateKeyPairSync('ed25519');
const { kty, crv, x } = teamKey.publicKey.export({ format: 'jwk' });
export const teamPublicKey = { kty, crv, x } as PublicKey;
/** Its private key in the format of the command line. */
export const teamKeyText = teamKey.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
export const signedByTeam = (text: string, key: KeyObject = teamKey.privateKey): string =>
  sign(null, Buffer.from(text), key).toString('base64url');

const entry = 'remoteEntry.0123456789.js';
const manifestOf = (id: string): string =>
  JSON.stringify({
    name: id,
    metaData: { remoteEntry: { name: entry } },
    exposes: [{ name: 'remote' }],
    shared: [],
  });
/** A page of the remote from the list of routes; other remotes of the tests have none. */
const routesOf = (id: string): ReleaseRecord['routes'] =>
  id === 'cards'
    ? [
        {
          path: '/card-types',
          module: 'card-types',
          privilege: 'card-types:browse',
          title: { id: 'a', en: 'a' },
          moduleTitle: { id: 'a', en: 'a' },
        },
      ]
    : [];

/** A release with one script of this content; `rest` changes both its record and what its build declares. */
export function build(
  id: string,
  script: string,
  rest: Partial<ReleaseRecord> = {},
  named = '1.0.0',
  changed: Readonly<Record<string, string>> = {},
  twins: Readonly<Record<string, Buffer>> = {},
): BuiltRelease {
  const declared = {
    id: rest.id ?? id,
    title: rest.title ?? { id: 'Kartu', en: 'Cards' },
    owner: rest.owner ?? { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
    contract: rest.contract ?? shellContract,
    routes: rest.routes ?? routesOf(id),
    uses: rest.uses ?? {},
    shared: rest.shared ?? { react: '19.0.0' },
  };
  const keys = Object.keys(declared.uses).map((name) => `{shareKey:"${name}"}`);
  const files = {
    'mf-manifest.json': manifestOf(id),
    [entry]: `[${keys.join()}]`,
    'assets/main.0123456789.js': script,
    'routes.json': JSON.stringify(declared),
    ...changed,
  };
  const integrity = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha384(content)]));
  const content = contentOf(integrity);
  const sizes = new Map(
    Object.entries(files).map(([name, text]) => [name, twins[name]?.length ?? Buffer.byteLength(text)]),
  );
  const budgets = Object.entries(measure({ sizes, texts: new Map() })).map(([name, bytes]) => [
    name,
    { bytes, limit: limits[name as keyof typeof limits] },
  ]);
  const record: ReleaseRecord = {
    format: 1,
    version: `${named}-${content.slice(0, 10)}`,
    content,
    ...declared,
    revision: null,
    changelog: `Perubahan ${script}`,
    budgets: Object.fromEntries(budgets) as ReleaseRecord['budgets'],
    integrity,
    ...rest,
  };
  return { record, text: JSON.stringify(record), files };
}

/** The archive of a release. */
export function pack(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A token for a remote with the key of its team, created by an admin. */
export async function tokenFor(server: TestServer, remote: string, rest: object = {}): Promise<string> {
  const answer = await server.call(releaseCalls.createToken, admin, {
    body: {
      remote,
      name: `CI ${remote} ${randomBytes(3).toString('hex')}`,
      days: 30,
      reason: 'Untuk CI',
      publicKey: teamPublicKey,
      ...rest,
    },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.result as { token: string }).token;
}

/** Publishes as the command line does, signed by the team unless another signature is given; `null`: unsigned. */
export async function publish(
  server: TestServer,
  token: string,
  { record, text, files }: BuiltRelease,
  rest: { readonly signature?: string | null; readonly archive?: Buffer; readonly remote?: string } = {},
): Promise<CallAnswer> {
  const form = new FormData();
  form.set('record', text);
  if (rest.signature !== null) form.set('signature', rest.signature ?? signedByTeam(text));
  form.set('file', new Blob([new Uint8Array(rest.archive ?? (await pack(files)))]), 'release.zip');
  return server.call(teamReleaseCalls.publish, null, {
    parameters: { remote: rest.remote ?? record.id },
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** A page of a test remote with its own privilege. */
export const ownPage = (id: string): ReleaseRecord['routes'] => {
  const title = { id: 'a', en: 'a' };
  return [{ path: `/${id}`, module: id, privilege: `${id}:browse`, title, moduleTitle: title }];
};

/** Publishes releases of a remote; the first becomes stable. @returns their versions */
export const publishAll = (server: TestServer, id: string, ...scripts: readonly string[]): Promise<string[]> =>
  publishWith(server, id, {}, ...scripts);

/** The same with other values in their records. */
export async function publishWith(
  server: TestServer,
  id: string,
  rest: Partial<ReleaseRecord>,
  ...scripts: readonly string[]
): Promise<string[]> {
  const token = await tokenFor(server, id);
  const versions: string[] = [];
  for (const script of scripts) {
    const release = build(id, script, rest);
    const answer = await publish(server, token, release);
    if (answer.status !== 200) throw new Error(answer.text);
    versions.push(release.record.version);
  }
  return versions;
}

/** The state of a remote, as on the platform's page. */
export const stateIn = async (server: TestServer, remote: string): Promise<RemoteState> =>
  (await server.call(releaseCalls.detail, admin, { parameters: { remote } })).result as RemoteState;

type Change = 'canary' | 'canaryEnd' | 'promote' | 'rollback' | 'pin' | 'unpin' | 'disable' | 'enable' | 'undo';

/** Makes a change of the current state. */
export async function change(server: TestServer, remote: string, what: Change, body: object = {}): Promise<CallAnswer> {
  const { stateVersion } = await stateIn(server, remote);
  return server.call(releaseCalls[what], admin, { parameters: { remote }, body: { stateVersion, reason, ...body } });
}

/** Makes a change as a signed-in person. */
export async function makeAs(
  server: TestServer,
  who: Caller,
  remote: string,
  what: string,
  body: object,
): Promise<CallAnswer> {
  const { stateVersion } = await stateIn(server, remote);
  const call = releaseCalls[what as 'promote'];
  return server.call(call, who, { parameters: { remote }, body: { stateVersion, reason, ...body } });
}

/** Makes a change with a token. */
export async function makeBy(
  server: TestServer,
  token: string,
  remote: string,
  what: string,
  body: object,
): Promise<CallAnswer> {
  const { stateVersion } = await stateIn(server, remote);
  const headers = { authorization: `Bearer ${token}` };
  const call = teamReleaseCalls[what as 'promote'];
  return server.call(call, null, { parameters: { remote }, headers, body: { stateVersion, reason, ...body } });
}
