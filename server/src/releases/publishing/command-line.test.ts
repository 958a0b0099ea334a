// Long: one team works through all commands, each on what the one before made.
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shellContract } from '@console/contracts/core/remote';
import { prepared, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { hosting } from '../hosting/module.ts';
import { releases } from '../module.ts';
import { takeIn } from './intake.ts';
import { build, publish, stateIn, teamKeyText, tokenFor } from '../releases.fixture.ts';

/** The teams' command line against a running program, as in CI. */

const { root } = prepared;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-cli-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const server = useServer({ modules: [hosting, releases] });

interface Ended {
  readonly code: number;
  readonly text: string;
}
let host: ChildProcess;
beforeAll(() => {
  host = fork(path.join(root, 'server/test/command-line-host.mjs'), { execArgv: [] });
});
afterAll(() => host.kill());

/** Sends a command to a process that runs all of them. */
const run = (
  token: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const id = randomUUID();
    const answered = (answer: Ended & { readonly id: string }) => {
      if (answer.id !== id) return;
      host.off('message', answered);
      resolve(answer);
    };
    host.on('message', answered);
    host.send({
      id,
      args,
      environment: {
        CONSOLE_RELEASE_URL: server.current.origin,
        CONSOLE_RELEASE_TOKEN: token,
        CONSOLE_RELEASE_KEY: teamKeyText,
        ...environment,
      },
    });
  });

/** Runs a command in its own process, as people do. */
const start = (token: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, 'scripts/release.mjs'), ...args],
      {
        cwd: root,
        env: {
          ...process.env,
          CONSOLE_RELEASE_URL: server.current.origin,
          CONSOLE_RELEASE_TOKEN: token,
          CONSOLE_RELEASE_KEY: teamKeyText,
          NO_COLOR: '1',
        },
      },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, text: `${stdout}${stderr}` }),
    );
  });

/** A built remote as webpack writes it, with every page that the remote of this repository declares. */
function built(script: string, changes: Readonly<Record<string, string>> = {}): string {
  const directory = fs.mkdtempSync(path.join(folder, 'dist-'));
  const routes = pages.declared.map((page) => ({
    ...page,
    title: { id: 'a', en: 'a' },
    moduleTitle: { id: 'a', en: 'a' },
  }));
  const files = {
    'routes.json': JSON.stringify({
      id: 'cards',
      title: { id: 'Kartu', en: 'Cards' },
      owner: { team: 'Tim Kartu', contact: 'tim@contoh.id' },
      contract: shellContract,
      uses: {},
      shared: {},
      routes,
    }),
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js' } },
      exposes: [{ name: 'remote' }],
      shared: [],
    }),
    'remoteEntry.0123456789.js': script,
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(directory, name), content);
  return directory;
}
interface DeclaredPage {
  readonly path: string;
  readonly module: string;
  readonly privilege: string;
}
const pages: { declared: readonly DeclaredPage[] } = { declared: [] };
/** Runs in its own process: evaluating needs the bundler, which does not run inside the test sandbox. */
const asking = `import(process.argv[1]).then(async ({ evaluate }) => {
  const { value } = await evaluate(process.argv[2]);
  const pagesOf = ({ id, privilege, pages }) => pages.map(({ path }) => ({ path, module: id, privilege }));
  console.log(JSON.stringify(value.modules.flatMap(pagesOf)));
})`;
beforeAll(async () => {
  pages.declared = JSON.parse(
    await new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        [
          '-e',
          asking,
          path.join(root, 'packages/build/src/declaration/evaluate.mjs'),
          path.join(root, 'apps/cards/remote.ts'),
        ],
        (error, stdout) => (error ? reject(error) : resolve(stdout)),
      );
    }),
  ) as DeclaredPage[];
});
const reason = ['--reason', 'Rilis mingguan'];
/** Matches a text that has these parts in this order, each a pattern. */
const inOrder = (...parts: readonly string[]) => new RegExp(parts.join(String.raw`[\s\S]*`));

test('a team checks, publishes, releases to 10 %, to all, and rolls back: each command says what it did', async () => {
  const token = await tokenFor(server.current, 'cards');
  const first = await run(token, ['publish', '--from', built('one'), '--changelog', 'Pertama']);
  expect(first).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /ok +contract[\s\S]*Published: cards 1\.0\.0-[0-9a-f]{10}, 3 files, \d kB; everybody gets it\./,
    ),
  });
  const { stable } = await stateIn(server.current, 'cards');
  const dry = await run(token, ['publish', '--from', built('two'), '--version', '1.1.0', '-n']);
  expect(dry.text).toMatch(/Would publish cards 1\.1\.0-[0-9a-f]{10}: 3 files, \d kB, signed by the team\./);
  server.current.setNow(new Date(seedDate.getTime() + 60_000));
  const second = await run(token, ['publish', '--from', built('two'), '--version', '1.1.0']);
  expect(second.text).toMatch(/nobody gets it yet: canary or promote it\. Stable is 1\.0\.0-/);
  const foreseen = await run(token, ['canary', '10%', '--users', 'hoops01', ...reason, '-n']);
  const canary = await run(token, ['canary', '10%', '--users', 'hoops01', ...reason]);
  expect(foreseen.text).toMatch(
    /Would change cards \(state 1\):\n +canary +- +→ +1\.1\.0-[0-9a-f]{10} \(10%; hoops01\)/,
  );
  expect(canary.text).toMatch(/cards is at state 2:\n +canary +- +→ +1\.1\.0-[0-9a-f]{10} \(10%; HOOPS01\)/);
  expect((await run(token, ['why', 'cards', 'for', 'hoops01'])).text).toMatch(
    /gets +1\.1\.0-[\s\S]*because +named by the canary[\s\S]*falls back to +1\.0\.0-/,
  );
  expect((await run(token, ['promote', ...reason])).text).toMatch(/stable +1\.0\.0-[0-9a-f]{10} +→ +1\.1\.0-/);
  expect((await run(token, ['rollback', ...reason])).code).toBe(0);
  expect(await stateIn(server.current, 'cards')).toMatchObject({ stable, canary: null, stateVersion: 4 });
  expect((await run(token, ['history'])).text).toMatch(
    /4 .*ROLLBACK[\s\S]*3 .*PROMOTE[\s\S]*2 .*CANARY[\s\S]*1 .*PUBLISH[\s\S]*4 changes of cards/,
  );
  expect((await run(token, ['status'])).text).toMatch(/cards +1\.0\.0-/);
});

test('a failure is reported by the last line, and the exit code is not 0', async () => {
  const token = await tokenFor(server.current, 'cards');
  const last = async (...args: string[]) => {
    const { code, text } = await run(token, args);
    return [code, text.trim().split('\n').at(-1)];
  };
  expect(await last('publish', 'membership', '--from', built('three'))).toEqual([
    1,
    expect.stringContaining('cannot be released'),
  ]);
  expect(await last('disable', 'membership', ...reason)).toEqual([1, expect.stringMatching(/^NOT_FOUND/)]);
  expect(await last('promote')).toEqual([1, expect.stringContaining('Say why')]);
  expect(await last('promote', '--state', '1', '--version', '1.1.0-0000000000', ...reason)).toEqual([
    1,
    expect.stringMatching(/^STALE_VERSION: .*It is now at state \d+, stable 1\.0\.0-/),
  ]);
  expect(await last('publish', '--from', folder)).toEqual([1, expect.stringContaining('is not built')]);
  expect((await run('crt_wrong', ['status'])).text).toMatch(/^RELEASE_TOKEN/);
  expect((await run(token, ['status'], { CONSOLE_RELEASE_URL: 'http://console.example' })).text).toContain(
    'must begin with https://',
  );
});

test.each([
  [
    'a second copy of what the shell provides',
    {
      'mf-manifest.json': JSON.stringify({
        metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js' } },
        exposes: [{ name: 'remote' }],
        shared: [{ name: 'react', version: '19', assets: { js: { sync: ['react.js'], async: [] } } }],
      }),
    },
    /FAULT duplicate singletons\n +react 19 would be brought along/,
  ],
  [
    'nothing exposed, and what nobody asks for',
    {
      'mf-manifest.json': JSON.stringify({
        metaData: { remoteEntry: { name: 'other.js' } },
        exposes: [{ name: 'extra' }],
      }),
    },
    inOrder(
      'remote is not exposed',
      'extra is exposed, but nobody asks for it',
      'names an entry that is not among the files',
    ),
  ],
  [
    'more bytes than the budget',
    { 'remoteEntry.0123456789.js': 'x'.repeat(20_000) },
    /FAULT budgets\n +entry: 20000 bytes, at most 16000/,
  ],
  [
    'pages of another revision',
    {
      'routes.json': JSON.stringify({
        id: 'cards',
        title: { id: 'K', en: 'C' },
        owner: { team: 'T', contact: 'c' },
        contract: shellContract,
        routes: [],
      }),
    },
    /build and declaration disagree/,
  ],
])('check finds %s', async (_, changes, words) => {
  const { code, text } = await run('', ['check', 'cards', '--offline', '--from', built('four', changes)]);
  expect(text).toMatch(words);
  expect(code).toBe(1);
});

test('a team with a key signs what it publishes, and publishes nothing without it', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const token = await tokenFor(server.current, 'cards', {
    publicKey: { kty: 'OKP', crv: 'Ed25519', x: publicKey.export({ format: 'jwk' }).x },
  });
  const from = built('six');
  const signed = { CONSOLE_RELEASE_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() };
  expect((await run(token, ['publish', '--from', from, '-n'], signed)).text).toContain('signed by the team');
  const unsigned = { CONSOLE_RELEASE_KEY: '' };
  expect((await run(token, ['publish', '--from', from], unsigned)).text).toMatch(/RELEASE_SIGNATURE/);
  expect((await run(token, ['publish', '--from', from], { CONSOLE_RELEASE_KEY: 'no key' })).text).toMatch(
    /must be a private Ed25519 key in PEM/,
  );
  expect((await run(token, ['publish', '--from', from], signed)).code).toBe(0);
});

test('check asks what is live: a page that another remote has is a fault', async () => {
  const { path: page } = pages.declared[0]!;
  const other = build('other', 'one', {
    routes: [
      {
        path: page,
        module: 'theirs',
        privilege: 'card-types:browse',
        title: { id: 'a', en: 'a' },
        moduleTitle: { id: 'a', en: 'a' },
      },
    ],
  });
  // Registered by an earlier version that did not refuse it yet.
  await takeIn(server.current.app.services, {
    ...other,
    signature: null,
    isBuild: true,
    actor: systemActor('test'),
    reason: 'Rilis lama',
    files: () => Promise.resolve({ files: 0, bytes: 0 }),
  });
  const { code, text } = await run(await tokenFor(server.current, 'cards'), [
    'check',
    'cards',
    '--from',
    built('five'),
  ]);
  expect([code, text]).toEqual([
    1,
    expect.stringContaining(`${page} is a page of other ${other.record.version} already`),
  ]);
});

test('a shell is checked against every release that somebody may get', async () => {
  const token = await tokenFor(server.current, 'shown');
  const from = fs.mkdtempSync(path.join(folder, 'shell-'));
  const shell = (provides: object) =>
    fs.writeFileSync(
      path.join(from, 'provides.json'),
      JSON.stringify({ version: 'next', contract: shellContract, provides, shared: {} }),
    );
  await publish(
    server.current,
    token,
    build('shown', 'one', { uses: { '@console/ui/list': { ResourceList: 'a' } }, routes: [] }),
  );
  shell({ '@console/ui/list': { ResourceList: 'a' } });
  expect((await run(token, ['check', '--shell', '--from', from])).text).toMatch(
    /shell next\n[\s\S]*ok +shown 1\.0\.0-/,
  );
  shell({ '@console/ui/list': {} });
  const { code, text } = await run(token, ['check', '--shell', '--from', from]);
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(
      inOrder(
        String.raw`FAULT shown 1\.0\.0-[0-9a-f]{10}\n +shell next provides no ResourceList` +
          ' of @console/ui/list, which shown uses',
        String.raw`shell next cannot be released\.$`,
      ),
    ),
  ]);
  expect((await run(token, ['check'])).text).toBe('Check what? Name a remote, or --shell.');
});

test('the program exits with 0 on success, else 1; help names every command, environment and rollback', async () => {
  const token = await tokenFor(server.current, 'cards');
  expect(await start(token, 'status')).toMatchObject({ code: 0, text: expect.stringMatching(/^Revision \d/) });
  expect(await start('crt_wrong', 'status')).toMatchObject({ code: 1, text: expect.stringMatching(/^RELEASE_TOKEN/) });
  const { code, text } = await start('', '--help');
  expect(code).toBe(0);
  for (const word of [
    'check',
    'publish',
    'canary',
    'promote',
    'rollback',
    'disable',
    'status',
    'history',
    'why',
    'CONSOLE_RELEASE_TOKEN',
    'rollback, undo, disable',
  ])
    expect(text).toContain(word);
});
