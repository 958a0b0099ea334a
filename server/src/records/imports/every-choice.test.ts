// A cell of a column of choices is stored as the value of the option that it names, in every import.
import type { ImportColumn } from '@console/contracts/platform/imports';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { registryOf } from './handler-registry.ts';
import { readAndCheckCell } from './read-and-check-row.ts';
import { filesOn, outcomeOf } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { sendCsv, correct } = filesOn(server);
const columns = (): (readonly [string, ImportColumn])[] =>
  registryOf(server.current.app)
    .all()
    .flatMap(({ definition }) =>
      Object.entries(definition.columns).map(([name, column]) => [`${definition.module}.${name}`, column] as const),
    )
    .filter(([, { field }]) => field.kind === 'choice' || field.kind === 'choices');

const writings = (name: string): string[] =>
  ['  ', '\t', '\n', '\r\n', '\u00A0 ', ' \u200B '].flatMap((blank) => {
    const text = name.replaceAll(' ', blank);
    return [text, text.toLowerCase(), text.toUpperCase(), `${blank}${text}${blank}`];
  });

test('every option of every import is read as its value, however its blanks and letters are written', () => {
  const faults: string[] = [];
  let spaced = 0;
  for (const [where, column] of columns())
    for (const { value, title } of column.field.options ?? []) {
      if (value.includes(' ')) spaced += 1;
      for (const text of [value, title.id].flatMap(writings)) {
        const read = readAndCheckCell('x', column, text, true);
        const stored = column.field.kind === 'choices' ? [value] : value;
        if (read.fault || JSON.stringify(read.value) !== JSON.stringify(stored))
          faults.push(`${where} ${JSON.stringify(text)}`);
      }
    }
  expect(faults).toEqual([]);
  expect(spaced).toBeGreaterThan(30);
});

test.each(['DKI  Jakarta', 'DKI\tJakarta', '"DKI\nJakarta"', 'dki\u00A0 jakarta'])(
  'a file and a correction with %j hold the province itself',
  async (written) => {
    const { job, rows } = await sendCsv('zipCodes', [{ provinsi: written }, { provinsi: 'Atlantis' }], ';');
    expect(outcomeOf('provinsi', rows[0]!)).toEqual({ value: 'DKI Jakarta' });
    const typed = written.replaceAll('"', '');
    const { result } = await correct(job.secureId, rows[1]!, { provinsi: typed });
    expect(outcomeOf('provinsi', result.row)).toEqual({ value: 'DKI Jakarta' });
  },
);
