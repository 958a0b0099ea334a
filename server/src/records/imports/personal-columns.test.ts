// Nobody but who sent a file reads the personal data in it, whichever import it belongs to.
import { exampleText, importJobCalls, type ImportDefinition } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { modules } from '../../modules.ts';
import { registryOf } from './handler-registry.ts';

const server = useServer({ modules });
const stranger = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });
const today = seedDate.toISOString().slice(0, 10);

/** A text of the kind that is no valid value, so that the row has a fault and the value is not stored elsewhere. */
const personalText = ({ columns, example }: ImportDefinition, name: string): string =>
  columns[name]!.field.kind === 'text' ? 'RAHASIA SEKALI BUDIMAN' : exampleText(example[name]!, today);

/** Uploads a row whose other columns are wrong. @returns the job, and the personal texts of the row */
async function uploaded(definition: ImportDefinition, personal: readonly string[]) {
  const names = Object.keys(definition.columns);
  const cells = names.map((name) => (personal.includes(name) ? personalText(definition, name) : 'x'.repeat(300)));
  const call = [...server.current.app.calls.values()].find(({ path }) => path === definition.upload);
  const { result } = await upload(server.current, call, admin, {
    name: 'baris.csv',
    content: [names.join(';'), cells.join(';'), ''].join('\n'),
    fields: { force: 'true' },
  });
  return { id: result.secureId as string, texts: personal.map((name) => personalText(definition, name)) };
}

test('rows, messages and the file of errors show personal columns to their sender alone', async () => {
  const definitions = registryOf(server.current.app)
    .all()
    .map(({ definition }) => definition);
  const personalOf = ({ columns }: ImportDefinition) =>
    Object.keys(columns).filter((name) => columns[name]!.field.personal);
  const walked = definitions.filter((definition) => personalOf(definition).length > 0);
  expect(walked.length).toBeGreaterThan(0);
  for (const definition of walked) {
    const { id, texts } = await uploaded(definition, personalOf(definition));
    const parameters = { secureId: id };
    const read = async (who: typeof admin) =>
      Promise.all(
        [importJobCalls.rows, importJobCalls.errorFile, importJobCalls.detail].map(
          async (call) => (await server.current.call(call, who, { parameters })).text,
        ),
      );
    const [rows, file] = await read(admin);
    const seen = (await read(stranger)).join('\n');
    expect(seen).toContain(definition.module);
    for (const text of texts) {
      expect([definition.module, file?.includes(text)]).toEqual([definition.module, true]);
      expect([definition.module, seen.includes(text)]).toEqual([definition.module, false]);
    }
    // On screen even the sender reads them masked.
    for (const text of texts) expect([definition.module, rows?.includes(text)]).toEqual([definition.module, false]);
  }
});
