import { placeTitles } from '@console/contracts/shell/place-titles';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedOptions } from '../../../test/environment.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { migration as development } from '../../people/menu/development-migration.ts';
import { migration as remotes } from '../../people/menu/remotes-migration.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['/platform/remotes', remotes],
  ['/platform/develop', development],
])('a database that was filled before gets the place %s, and admins their level on it', async (url, migration) => {
  const { db } = database;
  const find = () =>
    db
      .selectFrom('sub_menu')
      .innerJoin('role_permission', 'role_permission.sub_menu_id', 'sub_menu.id')
      .innerJoin('role', 'role.id', 'role_permission.role_id')
      .select(['sub_menu.name', 'sub_menu.privilege', 'sub_menu.version', 'role.name as role', 'level'])
      .where('url', '=', url)
      .orderBy('role')
      .execute();
  const seeded = (await find()).find(({ role }) => role === 'admin');
  await db
    .deleteFrom('role_permission')
    .where('sub_menu_id', 'in', (all) => all.selectFrom('sub_menu').select('id').where('url', '=', url))
    .execute();
  await db.deleteFrom('sub_menu').where('url', '=', url).execute();
  await migration.up(db, protectedText(seedOptions.dataKey));
  // Databases of that time have English names.
  expect(await find()).toEqual([{ ...seeded, name: placeTitles[url]!.en }]);
});
