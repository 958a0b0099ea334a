import { useDatabase } from '../../../test/database.ts';
import { seedDate } from '../../../test/environment.ts';
import { checkAdminLeft } from './role-rules.ts';

const database = useDatabase();
const today = seedDate.toISOString().slice(0, 10);
const validUntil = (date: string | null) =>
  database.current.db.updateTable('app_user').set({ valid_to: date }).where('username', 'like', 'ADMIN%').execute();
const check = () => database.current.db.transaction().execute((tx) => checkAdminLeft(tx, seedDate));

test('an admin whose account has lapsed cannot sign in, and is no admin who is left', async () => {
  await check();
  await validUntil('2026-03-01');
  await expect(check()).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  await validUntil(today);
  await check();
  await validUntil(null);
});
