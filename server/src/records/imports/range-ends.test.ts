import type { ImportDefinition } from '@console/contracts/platform/imports';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { registryOf } from './handler-registry.ts';
import { filesOn, outcomeOf, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { sendCsv, correct } = filesOn(server);

const files: readonly (readonly [FileImport, string])[] = [
  ['blacklist', 'effective_until'],
  ['promoFees', 'effective_to'],
  ['qanun', 'effective_to'],
  ['qanunNmc', 'effective_to'],
];

test.each(files)(
  'the preview of %s shows the end that is stored where it is the day of the start',
  async (file, end) => {
    const { job, rows } = await sendCsv(file, [{ effective_from: '2027-03-05', [end]: '5 Mar 2027' }]);
    expect(outcomeOf(end, rows[0]!)).toEqual({ value: '2027-03-06' });
    const { result: earlier } = await correct(job.secureId, rows[0]!, { effective_from: '2027-03-04' });
    expect(outcomeOf(end, earlier.row)).toEqual({ value: '2027-03-05' });
    const { result: again } = await correct(job.secureId, rows[0]!, { effective_from: '05-03-2027' });
    expect(outcomeOf(end, again.row)).toEqual({ value: '2027-03-06' });
  },
);

test('a column with the end of a period names its start', () => {
  const unnamed = registryOf(server.current.app)
    .all()
    .flatMap(
      ({ definition: { module, columns } }: { readonly definition: Pick<ImportDefinition, 'module' | 'columns'> }) =>
        Object.entries(columns)
          .filter(([name, { endOf }]) => /^effective_(to|until)$/.test(name) && (!endOf || !(endOf in columns)))
          .map(([name]) => `${module}: ${name}`),
    );
  expect(unnamed).toEqual([]);
});
