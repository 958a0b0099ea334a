import { outletDraftCalls } from '@console/contracts/branches-stores/outlet/draft-calls';
import { draftLimits } from '@console/contracts/core/own-draft';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { checker, clerk, maker, storeModules, storesOf } from './stores.fixtures.ts';

const server = useServer({ modules: storeModules });
const { create } = storesOf(server);
const { SPEKTRA, UFI } = outletDraftCalls;
const typed = { name: 'Toko setengah jadi', picNik: '3174015203900001', channels: ['OFFLINE'] };
const keep = (values: object | null, caller = clerk) =>
  server.current.call(SPEKTRA.keepDraft, caller, { body: { values: values as never } });
const draft = async (caller = clerk) => (await server.current.call(SPEKTRA.draft, caller, {})).result;
afterEach(() => server.current.setNow(seedDate));

test('a draft of a store is found by its person alone, and lies encrypted', async () => {
  expect(await draft()).toBeNull();
  expect((await keep(typed)).result).toMatchObject({ at: expect.any(String) });
  expect(await draft()).toMatchObject({ values: typed });
  expect(await draft(maker)).toBeNull();
  const dealers = testCaller(clerk.username, { 'dealer-ufi:browse': 'Input' });
  expect((await server.current.call(UFI.draft, dealers, {})).result).toBeNull();
  const { rows } = await sql<{ values: string }>`select values_encrypted as values from outlet_draft
    where user_id = ${clerk.userId}`.execute(server.current.database.db);
  expect(rows[0]!.values).not.toContain('3174');
});

test('the draft goes when the store is made of it, and stays when it is refused', async () => {
  await keep(typed);
  expect((await create({ name: 'x' })).status).toBe(422);
  expect(await draft()).toMatchObject({ values: typed });
  expect((await create({ name: 'Toko Dari Draf', npwp: null })).status).toBe(200);
  expect(await draft()).toBeNull();
});

test('a draft is kept for 30 days, for who may register stores', async () => {
  await keep(typed);
  const kept = draftLimits.days * 86_400_000;
  server.current.setNow(new Date(seedDate.getTime() + kept - 60_000));
  expect(await draft()).toMatchObject({ values: typed });
  server.current.setNow(new Date(seedDate.getTime() + kept + 60_000));
  expect(await draft()).toBeNull();
  expect((await keep(typed, checker)).status).toBe(403);
});
