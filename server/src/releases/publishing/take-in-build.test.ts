// Reads: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { hosting } from '../hosting/module.ts';
import { takeInBuild } from './take-in-build.ts';
import { releases } from '../module.ts';
import { build, change, publish, stateIn, tokenFor, type BuiltRelease } from '../releases.fixture.ts';
import { noteShell } from '../reports/shells.ts';

const buildDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'console-built-'));
const write = (name: string, content: string) => {
  const file = path.join(buildDirectory, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};
const folderOf = (id: string) => `releases/${id}`;
/** Puts a release where the build puts it, replacing the one before. */
function leave({ record, text, files }: BuiltRelease): string {
  fs.rmSync(path.join(buildDirectory, folderOf(record.id)), { recursive: true, force: true });
  for (const [name, content] of Object.entries({
    ...files,
    'release.json': text,
    'assets/main.0123456789.js.br': 'twin',
  }))
    write(`${folderOf(record.id)}/${name}`, content);
  return record.version;
}
const server = useServer({ modules: [hosting, releases], configuration: { buildDirectory } });
const services = () => server.current.app.services;
afterAll(() => fs.rmSync(buildDirectory, { recursive: true, force: true }));

test('a first start publishes the build as stable, a second does nothing, another build becomes stable', async () => {
  const first = leave(build('cards', 'one'));
  expect(await takeInBuild(services())).toEqual(['cards']);
  expect(await takeInBuild(services())).toEqual([]);
  expect(await stateIn(server.current, 'cards')).toMatchObject({ stable: first, stateVersion: 1, changedBy: 'SYSTEM' });
  const second = leave(build('cards', 'two'));
  expect(await takeInBuild(services())).toEqual(['cards']);
  expect(await stateIn(server.current, 'cards')).toMatchObject({ stable: second, previous: first });
  expect(
    await (
      await fetch(`${server.current.origin}/remotes/cards/${second}/assets/main.0123456789.js`, {
        headers: { 'accept-encoding': 'identity' },
      })
    ).text(),
  ).toBe('two');
});

test('a start with a build that was seen before takes nothing back that a team has released since', async () => {
  const newer = build('cards', 'three');
  await publish(server.current, await tokenFor(server.current, 'cards'), newer);
  await change(server.current, 'cards', 'promote', { version: newer.record.version });
  leave(build('cards', 'one'));
  expect(await takeInBuild(services())).toEqual([]);
  expect(await stateIn(server.current, 'cards')).toMatchObject({ stable: newer.record.version });
});

test('where what is stable has lost its files, the build stands in', async () => {
  const { stable } = await stateIn(server.current, 'cards');
  fs.rmSync(path.join(services().configuration.dataDirectory, 'releases/cards', stable as string), { recursive: true });
  const version = leave(build('cards', 'two'));
  expect(await takeInBuild(services())).toEqual(['cards']);
  expect(await stateIn(server.current, 'cards')).toMatchObject({ stable: version });
});

test('a build that is not what it says, has no record, or lies in the place of another changes nothing', async () => {
  const before = await stateIn(server.current, 'cards');
  const tampered = build('cards', 'four');
  leave({ ...tampered, files: { ...tampered.files, 'mf-manifest.json': '{}' } });
  expect(await takeInBuild(services())).toEqual([]);
  leave(build('cards', 'five'));
  fs.rmSync(path.join(buildDirectory, folderOf('cards'), 'release.json'));
  expect(await takeInBuild(services())).toEqual([]);
  leave(build('orders', 'six'));
  fs.rmSync(path.join(buildDirectory, folderOf('cards')), { recursive: true });
  fs.renameSync(path.join(buildDirectory, folderOf('orders')), path.join(buildDirectory, folderOf('cards')));
  expect(await takeInBuild(services())).toEqual([]);
  expect(await stateIn(server.current, 'cards')).toEqual(before);
});

test('shells and releases in use are answered to the teams whose releases must fit them', async () => {
  write(
    'shell/provides.json',
    JSON.stringify({
      version: 'abc',
      contract: '1.0.0',
      provides: { '@console/ui/list': { ResourceList: '1' } },
      shared: { react: '19.0.0' },
    }),
  );
  await noteShell(services());
  const { result } = await server.current.call(releaseCalls.live, admin);
  expect(result.shells).toMatchObject([{ version: 'abc', provides: { '@console/ui/list': { ResourceList: '1' } } }]);
  const { stable, previous } = await stateIn(server.current, 'cards');
  expect(new Set(result.releases.map(({ version }: { version: string }) => version))).toEqual(
    new Set([stable, previous]),
  );
});

describe('a deploy', () => {
  const deployed = () => ({
    ...services(),
    configuration: {
      ...services().configuration,
      releases: { ...services().configuration.releases, fromBuild: 'empty' as const },
    },
  });
  const offered = async (id: string) =>
    (await server.current.call(releaseCalls.list, admin)).result.rows.find((row: { id: string }) => row.id === id)
      .offered;

  test('never releases: another build is an offer, and a canary continues', async () => {
    fs.rmSync(path.join(buildDirectory, 'releases'), { recursive: true, force: true });
    const first = leave(build('orders-logs', 'one'));
    expect(await takeInBuild(deployed())).toEqual(['orders-logs']);
    const team = build('orders-logs', 'by the team');
    await publish(server.current, await tokenFor(server.current, 'orders-logs'), team);
    const canary = { version: team.record.version, share: 10, users: [], roles: [] };
    await change(server.current, 'orders-logs', 'canary', canary);
    const second = leave(build('orders-logs', 'two'));
    expect(await takeInBuild(deployed())).toEqual([]);
    expect(await stateIn(server.current, 'orders-logs')).toMatchObject({ stable: first, canary });
    expect(await offered('orders-logs')).toBe(second);
    expect((await change(server.current, 'orders-logs', 'promote', { version: second })).body.code).toBe(
      'RELEASE_UNSIGNED',
    );
  });

  test('does not offer again what was dismissed', async () => {
    const version = await offered('orders-logs');
    const parameters = { remote: 'orders-logs' };
    const body = { version, reason: 'Tidak dipakai' };
    expect((await server.current.call(releaseCalls.dismissOffer, admin, { parameters, body })).status).toBe(200);
    expect((await server.current.call(releaseCalls.dismissOffer, admin, { parameters, body })).status).toBe(404);
    expect(await takeInBuild(deployed())).toEqual([]);
    expect(await offered('orders-logs')).toBeNull();
  });

  test('that follows its build leaves alone what somebody has decided', async () => {
    const team = build('orders-logs', 'promoted');
    await publish(server.current, await tokenFor(server.current, 'orders-logs'), team);
    await change(server.current, 'orders-logs', 'promote', { version: team.record.version });
    const version = leave(build('orders-logs', 'three'));
    expect(await takeInBuild(services())).toEqual([]);
    expect(await stateIn(server.current, 'orders-logs')).toMatchObject({ stable: team.record.version });
    expect(await offered('orders-logs')).toBe(version);
  });
});
