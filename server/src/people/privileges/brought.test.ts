import fs from 'node:fs';
import path from 'node:path';
import { prepared } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { levelOn } from './levels.fixture.ts';

const server = useServer({ modules });

/**
 * Privileges that remotes bring, with their position in the sidebar; a database has them after a release was taken in.
 */
function broughtPrivileges(): string[] {
  const apps = path.join(prepared.root, 'apps');
  const declarations = fs
    .readdirSync(apps)
    .map((id) => path.join(apps, id, 'remote.ts'))
    .filter((file) => fs.existsSync(file));
  return declarations.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/privilege: '([\w-]+:browse)'(?:(?!privilege:)[^])*?sidebar:/g)].map(
      ([, privilege = '']) => privilege,
    ),
  );
}

test('every privilege of a call is one that the sidebar or a remote brings to somebody', () => {
  const others = ['home:browse', 'profile:browse', ...broughtPrivileges()];
  const privileges = new Set(
    [...server.current.app.calls.values()].flatMap(({ access }) =>
      typeof access === 'object' ? [access.privilege] : [],
    ),
  );
  expect(privileges.size).toBeGreaterThan(60);
  expect(
    [...privileges].filter((privilege) => levelOn('admin', privilege) !== 'Full Access' && !others.includes(privilege)),
  ).toEqual([]);
});
