import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { teamReleaseCalls } from '@console/contracts/platform/releases/team-calls';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { shellContract } from '@console/contracts/remote';
import yazl from 'yazl';
import { admin } from '../../../test/callers.ts';
import type { CallAnswer, TestServer } from '../../../test/server.ts';
import { contentOf, sha384 } from './record-text.ts';

/** A release as a team's machine has it before it publishes. */
export interface BuiltRelease {
  readonly record: ReleaseRecord;
  readonly text: string;
  readonly files: Readonly<Record<string, string>>;
}

export const reason = 'Rilis mingguan';

/** A release with one script of this content. */
export function build(id: string, script: string, rest: Partial<ReleaseRecord> = {}, named = '1.0.0'): BuiltRelease {
  const files = { 'mf-manifest.json': `{"name":"${id}"}`, 'assets/main.0123456789.js': script, 'routes.json': '{}' };
  const integrity = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha384(content)]));
  const content = contentOf(integrity);
  const record: ReleaseRecord = {
    format: 1,
    id,
    version: `${named}-${content.slice(0, 10)}`,
    content,
    title: { id: 'Kartu', en: 'Cards' },
    owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
    contract: shellContract,
    uses: {},
    shared: { react: '19.0.0' },
    revision: null,
    changelog: `Perubahan ${script}`,
    budgets: { entry: { bytes: 10, limit: 20 } },
    integrity,
    routes: [
      {
        path: '/card-types',
        module: 'card-types',
        privilege: 'card-types:browse',
        title: { id: 'a', en: 'a' },
        moduleTitle: { id: 'a', en: 'a' },
      },
    ],
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

/** A token for a remote, made by an admin. */
export async function tokenFor(server: TestServer, remote: string, rest: object = {}): Promise<string> {
  const answer = await server.call(releaseCalls.createToken, admin, {
    body: { remote, name: `CI ${remote} ${randomBytes(3).toString('hex')}`, days: 30, reason: 'Untuk CI', ...rest },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.result as { token: string }).token;
}

/** Publishes as the command line does. */
export async function publish(
  server: TestServer,
  token: string,
  { record, text, files }: BuiltRelease,
  rest: { readonly signature?: string; readonly archive?: Buffer; readonly remote?: string } = {},
): Promise<CallAnswer> {
  const form = new FormData();
  form.set('record', text);
  if (rest.signature !== undefined) form.set('signature', rest.signature);
  form.set('file', new Blob([new Uint8Array(rest.archive ?? (await pack(files)))]), 'release.zip');
  return server.call(teamReleaseCalls.publish, null, {
    parameters: { remote: rest.remote ?? record.id },
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Publishes releases of a remote, the first of which becomes stable. @returns their versions */
export async function publishAll(server: TestServer, id: string, ...scripts: readonly string[]): Promise<string[]> {
  const token = await tokenFor(server, id);
  const versions: string[] = [];
  for (const script of scripts) {
    const release = build(id, script);
    const answer = await publish(server, token, release);
    if (answer.status !== 200) throw new Error(answer.text);
    versions.push(release.record.version);
  }
  return versions;
}

/** The state of a remote, as the platform's page sees it. */
export const stateIn = async (server: TestServer, remote: string): Promise<RemoteState> =>
  (await server.call(releaseCalls.detail, admin, { parameters: { remote } })).result as RemoteState;

type Change = 'canary' | 'canaryEnd' | 'promote' | 'rollback' | 'pin' | 'unpin' | 'disable' | 'enable' | 'undo';

/** Makes a change on the state as it is. */
export async function change(server: TestServer, remote: string, what: Change, body: object = {}): Promise<CallAnswer> {
  const { stateVersion } = await stateIn(server, remote);
  return server.call(releaseCalls[what], admin, { parameters: { remote }, body: { stateVersion, reason, ...body } });
}
