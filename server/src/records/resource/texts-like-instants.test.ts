import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { textLikeInstant } from '../../../test/raw-instants.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, outcomeOf } from '../imports/written-files.fixtures.ts';

const server = useServer({ modules });
const calls = callsOf(zipCodes);
const { sendCsv } = filesOn(server);

test('a stored text that reads as an instant comes back as written in answer, list, search and detail', async () => {
  const { rows } = (await server.current.call(calls.list, admin, { query: { size: 10 } })).result;
  const body = { ...rows[0], kelurahan: textLikeInstant };
  const created = await server.current.call(calls.create, admin, { body });
  expect(created.result?.kelurahan).toBe(textLikeInstant);
  const found = await server.current.call(calls.list, admin, { query: { search: textLikeInstant } });
  expect(found.result.rows.map((row: { kelurahan: string }) => row.kelurahan)).toEqual([textLikeInstant]);
  const { secureId } = created.result;
  const detail = await server.current.call(calls.detail, admin, { parameters: { secureId } });
  expect(detail.result.kelurahan).toBe(textLikeInstant);
});

test('the preview of an import shows a text that reads as an instant as written', async () => {
  const { rows } = await sendCsv('zipCodes', [{ kelurahan: textLikeInstant }]);
  expect(outcomeOf('kelurahan', rows[0]!)).toEqual({ value: textLikeInstant });
});
