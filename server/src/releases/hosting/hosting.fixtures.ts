// Reads: nothing
import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { signInModules } from '../../../test/sign-in.ts';
import { releases } from '../module.ts';
import { build, publish, tokenFor } from '../releases.fixture.ts';
import { hosting } from './module.ts';

interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export const hostingModules = [hosting, releases, ...signInModules];
export const script = `console.log(${JSON.stringify('x'.repeat(2_000))})`;
export const navigate = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
export const policyOf = (got: Got) => String(got.headers['content-security-policy']);
const release = build('cards', 'one');
/** Where the files of the one published release lie. */
export const place = `/remotes/cards/${release.record.version}`;

/** Sends a raw request to a server: fetch would normalise paths and decompress bodies. */
export async function getFrom(
  { origin }: Pick<TestServer, 'origin'>,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Got> {
  const { hostname, port } = new URL(origin);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get({ hostname, port, path: address, headers }, resolve).once('error', reject);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** A server that hosts a shell of its own and one release of `cards`, for the tests of one file. */
export function useHosting() {
  const buildDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'console-build-'));
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(buildDirectory, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  };
  write(
    'shell/index.html',
    [
      '<!doctype html><head><meta name="csp-nonce" content="__NONCE__"></head>',
      '<b data-language="__LANGUAGE__"></b><p>console</p>',
    ].join(''),
  );
  write(
    'shell/start-files.json',
    JSON.stringify({ signedIn: ['base.0123456789.css', 'base.0123456789.js'], remotes: ['remotes.0123456789.js'] }),
  );
  write('shell/main.0123456789.js', script);
  write('shell/main.0123456789.js.br', zlib.brotliCompressSync(Buffer.from(`${script}// twin`)));
  write('secret.json', '{}');
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      modules: hostingModules,
      configuration: {
        buildDirectory,
        releases: { store: null, address: 'https://cdn.contoh.id/console', fromBuild: 'changed' },
      },
    });
    await publish(server, await tokenFor(server, 'cards'), release);
    fs.writeFileSync(path.join(server.app.services.configuration.dataDirectory, 'secret.json'), '{}');
    fs.writeFileSync(path.join(server.app.services.configuration.dataDirectory, 'releases/.hidden.json'), '{}');
  });
  afterAll(async () => {
    await server.close();
    fs.rmSync(buildDirectory, { recursive: true, force: true });
  });
  return {
    buildDirectory,
    get current() {
      return server;
    },
    get: (address: string, headers: Readonly<Record<string, string>> = {}) => getFrom(server, address, headers),
  };
}
