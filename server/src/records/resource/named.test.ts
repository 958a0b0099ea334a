import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { namedLimit } from '@console/contracts/core/list-limits';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';

const server = useServer({ modules: [zipCodeModule] });
const calls = callsOf(zipCodes);
const list = (query: Record<string, unknown>) => server.current.call(calls['list'], admin, { query });
const nobody = '00000000-0000-4000-8000-000000000000';

test('rows that are named are answered as far as they are there and pass the filter', async () => {
  const { rows } = (await list({ size: 100 })).result as { rows: { secureId: string; provinsi: string }[] };
  const here = rows[0]!;
  const elsewhere = rows.find(({ provinsi }) => provinsi !== here.provinsi)!;
  const secureId = [here.secureId, elsewhere.secureId, nobody];
  const ids = async (query: Record<string, unknown>) =>
    ((await list(query)).result.rows as { secureId: string }[]).map((row) => row.secureId).toSorted();
  expect(await ids({ secureId })).toEqual([here.secureId, elsewhere.secureId].toSorted());
  expect(await ids({ secureId, provinsi: here.provinsi })).toEqual([here.secureId]);
  expect(await ids({ secureId: [nobody] })).toEqual([]);
});

test('a change of everything that names rows means no other', async () => {
  const [one] = (await list({})).result.rows as { secureId: string; version: number }[];
  const answer = await server.current.call(calls['deactivate-all'], admin, {
    body: { filter: { secureId: [one!.secureId] }, expectedCount: 1, reason: 'hanya yang disebut' },
  });
  expect(answer).toMatchObject({ status: 200, result: { changed: 1, changedRecords: [{ secureId: one!.secureId }] } });
});

test('what is no id, and more ids than fit an address, are refused', async () => {
  expect(await list({ secureId: ['x'] })).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  expect(await list({ secureId: Array.from({ length: namedLimit + 1 }, () => nobody) })).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION' },
  });
});
