import { noticeCalls } from '@console/contracts/platform/notices';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { testCaller } from '../../../test/callers.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { resourcesOf } from '../resource/registered.ts';
import { comparedFields } from './find-alike.ts';
import { listAlike } from './module.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const admin = testCaller('ADMIN01', {}, { userId: userId('ADMIN01') });
const inbox = async () =>
  (await server.current.call(noticeCalls.inbox, admin)).result.rows.filter(
    ({ title }: { title: string }) => title === 'Dua data terlihat sama',
  );

const stored = async () => (await sql`select code, name from loss_reason order by code`.execute(db())).rows;

/** A reason for the loss of cards as it was stored before texts were cleaned. */
const storeReason = async (code: string, name: string) => {
  await sql`insert into loss_reason
    select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'code', ${code}::text,
      'name', ${name}::text))).* from loss_reason r where deleted_at is null order by code limit 1`.execute(db());
};

test('texts that look the same are listed for the administrators once, and are not merged', async () => {
  await storeReason('UJI_1', 'Dompet tertukar');
  await storeReason('UJI_2', 'Dompet\u200B tertukar');
  await storeReason('UJI_3', 'Dompet\u00A0tertukar');
  await storeReason('UJI_4', 'Tas ter\u00ADtinggal');
  await storeReason('UJI_5', 'Café');
  const before = await stored();
  expect(await listAlike(server.current.app)).toMatchObject({ done: 2 });
  const found = await inbox();
  expect(found.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('UJI_2'),
      expect.stringContaining('UJI_3'),
      expect.stringContaining('UJI_1'),
    ]),
  );
  expect(found).toHaveLength(2);
  expect(found[0].link).toMatch(/^\/reason-for-loss\/[0-9a-f-]{36}$/);
  expect(await listAlike(server.current.app)).toMatchObject({ done: 0 });
  expect(await inbox()).toHaveLength(2);
  expect(await stored()).toEqual(before);
});

test('two texts of which neither is plain are alike, too', async () => {
  await storeReason('UJI_6', 'Kartu\u200B patah');
  await storeReason('UJI_7', 'Kartu\u200C patah');
  expect(await listAlike(server.current.app)).toMatchObject({ done: 1 });
});

test('texts that no two records may share are compared in every module', () => {
  const compared = [...resourcesOf(server.current.app).values()].flatMap((registered) =>
    comparedFields(registered).map((field) => `${registered.resource.module}.${field}`),
  );
  expect(compared.length).toBeGreaterThan(20);
  expect(compared).toEqual(expect.arrayContaining(['reason-for-loss.name', 'card-types.name', 'program-type.name']));
});
