import { claimFaults, firstPart, reservedParts } from './claims.mjs';
import table from './routes.json' with { type: 'json' };

/**
 * The shell matches addresses without regard to case, so what belongs to somebody belongs to them in every spelling.
 */

const { routes } = table;
const spellings = (name: string): string[] => [
  name,
  name.toUpperCase(),
  name.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  name.replaceAll(/[a-z](?=[^a-z]|$)/g, (letter) => letter.toUpperCase()),
];
const own = { path: '/rooms', module: 'rooms', privilege: 'rooms:browse' };
const faults = (part: object) => claimFaults('rooms-team', [{ ...own, ...part }], routes);

test('a page, a module and a privilege of its own are taken', () => expect(faults({})).toEqual([]));

test('the addresses of the console itself are refused in every spelling', () => {
  for (const part of reservedParts)
    for (const name of spellings(part))
      for (const path of [`/${name}`, `/${name}/rooms`, `/${name}/:id`])
        expect([path, faults({ path })]).toEqual([path, [expect.any(String)]]);
});

test('paths, modules and privileges of others are refused in every spelling', () => {
  for (const { path, module, privilege } of routes) {
    const renamed = path.replaceAll(/:\w+/g, ':other');
    for (const name of [...spellings(path), renamed, `${path.toUpperCase()}/rooms`])
      expect([name, faults({ path: name })]).toEqual([name, [expect.any(String)]]);
    for (const name of spellings(module)) expect(faults({ module: name })).toEqual([expect.any(String)]);
    for (const name of spellings(privilege)) expect(faults({ privilege: name })).toEqual([expect.any(String)]);
  }
});

test('a page of its own is spelt in lower case', () => {
  for (const path of ['/Rooms', '/rooms/New', '/ROOMS/:roomId']) expect(faults({ path })).toEqual([expect.any(String)]);
  expect(faults({ path: '/rooms/:roomId/edit' })).toEqual([]);
});

test('every listed route is what its own remote may release', () => {
  for (const route of routes) expect(claimFaults(route.app, [route], routes)).toEqual([]);
  expect(new Set(routes.map(({ path }) => firstPart(path))).size).toBeGreaterThan(20);
});
