import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { settings } from '../../people/settings/settings.ts';
import { SecondConnection } from './own-connection.ts';

const server = useServer({ modules: [] });

it('refuses a second connection to work in a transaction, at once, and frees it at its end', async () => {
  const { db } = server.current.app.services;
  const inside = db.transaction().execute(() => sql`select 1`.execute(db));
  await expect(inside).rejects.toThrow(SecondConnection);
  let later: Promise<unknown> = Promise.resolve();
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await db.transaction().execute(async (tx) => {
    later = ended.then(() => sql`select 1`.execute(db));
    await sql`select 1`.execute(tx);
  });
  end();
  await expect(later).resolves.toBeDefined();
});

it('refuses shared reads in a transaction, also while they are cached', async () => {
  const { services } = server.current.app;
  await settings(services).number('STAMP_DUTY');
  const inside = services.db.transaction().execute(() => settings(services).number('STAMP_DUTY'));
  await expect(inside).rejects.toThrow(SecondConnection);
});
