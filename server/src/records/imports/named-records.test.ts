import { mras } from '@console/contracts/branches-stores/mra';
import { mros } from '@console/contracts/branches-stores/mro';
import { digits, reference } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { defineImport, importCalls, importJobCalls } from '@console/contracts/platform/imports';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { branchModule } from '../../branches-stores/branch/module.ts';
import { mraModule } from '../../branches-stores/mra/module.ts';
import { mroModule } from '../../branches-stores/mro/module.ts';
import { regionsModule } from '../../branches-stores/regions/module.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { defineHandler } from './handler.ts';
import { imports, registerImport } from './serve-imports.ts';

const definition = defineImport({
  module: 'card-types',
  importKind: 'areas',
  title: text('Area'),
  upload: 'card-types/import-areas',
  apply: 'CHUNKED',
  example: { mra_code: '0401', mro_code: '040101' },
  columns: {
    mra_code: { title: text('Kode MRA'), field: digits({ maximum: 4 }), names: reference(mras), key: true },
    mro_code: {
      title: text('Kode MRO'),
      field: digits({ maximum: 6, required: false }),
      names: reference(mros, { narrowedBy: { mraId: 'mra_code' } }),
    },
  },
});
const calls = importCalls(definition);
const applied: (Readonly<Record<string, string>> | undefined)[] = [];
const handler = defineHandler<typeof definition.columns>({
  definition,
  check: async (rows) => rows.map(() => ({ stored: null })),
  async apply(rows) {
    applied.push(...rows.map(({ ids }) => ids));
    return [];
  },
});
const server = useServer({
  modules: [imports, branchModule, regionsModule, mraModule, mroModule, (app) => registerImport(app, handler)],
});

test('a column takes a code: one unknown, inactive or of another parent is a fault of its row', async () => {
  const { db } = server.current.database;
  await db.updateTable('mra').set({ status: 'inactive' }).where('mra_code', '=', '0902').execute();
  const content = ['mra_code,mro_code', '0401,040101', '0501,040101', '9999,', '0902,', '0502,'].join('\n');
  const file = { name: 'area.csv', content };
  const { result } = await upload(server.current, calls['importUpload'], admin, file);
  expect(result).toMatchObject({ newRows: 2, errorRows: 3 });
  const rows = await server.current.call(importJobCalls.rows, admin, { parameters: { secureId: result.secureId } });
  expect(
    rows.result.rows.map(({ messages }: { messages: { column: string; code: string }[] }) =>
      messages.map(({ column, code }) => `${column} ${code}`),
    ),
  ).toEqual([[], ['mro_code NOT_OF_PARENT'], ['mra_code NOT_FOUND'], ['mra_code INACTIVE'], []]);

  await server.current.call(calls['importConfirm'], admin, { body: { importId: result.secureId, skipErrors: true } });
  expect(applied).toEqual([
    { mra_code: seedId('mra', '0401'), mro_code: seedId('mro', '040101') },
    { mra_code: seedId('mra', '0502') },
  ]);
});
