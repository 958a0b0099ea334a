import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, outcomeOf, type CellCase } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { send, sendWorkbook, outcomesOf, errorWorkbookOf } = filesOn(server);

const kelurahan = { file: 'zipCodes', column: 'kelurahan' } as const;
const cellError = 'CELL_ERROR';

const inline = (text: string, behind = '') => ({ xml: `<c t="inlineStr"><is><t>${text}</t>${behind}</is></c>` });
const inWorkbooks: readonly CellCase[] = [
  {
    id: 'F05b',
    ...kelurahan,
    title: 'an error without a formula is refused',
    cell: { xml: '<c t="e"><v>#N/A</v></c>' },
    outcome: cellError,
  },
  ...['#ERROR!', '#BUSY!', '#FOO', 'Kepala', ''].map((text) => ({
    id: 'R6',
    ...kelurahan,
    title: `a cell of the type of errors with the text “${text}” is refused`,
    cell: { xml: `<c t="e"><v>${text}</v></c>` },
    outcome: cellError,
  })),
  ...['Suka_x0000_maju', '_x0000_', 'Suka_xD83D_maju', 'Suka_xDE42__xD83D_maju'].map((text) => ({
    id: 'R5',
    ...kelurahan,
    title: `${text}, which cannot be stored, is refused`,
    cell: inline(text),
    outcome: 'PATTERN',
  })),
  {
    id: 'O29',
    ...kelurahan,
    title: 'a character of two parts that Excel escapes is read',
    cell: inline('Suka_xD83D__xDE42_'),
    outcome: { value: 'Suka\u{1F642}' },
  },
  {
    id: 'F24a',
    ...kelurahan,
    title: 'the line end that Excel escapes is a blank',
    cell: inline('Suka_x000D_\nmaju'),
    outcome: { value: 'Suka maju' },
  },
  {
    id: 'F24b',
    ...kelurahan,
    title: 'the tab that Excel escapes is a blank',
    cell: inline('Suka_x0009_maju'),
    outcome: { value: 'Suka maju' },
  },
  {
    id: 'F24b',
    file: 'employees',
    column: 'position',
    title: 'the line end that Excel escapes is a blank of a line',
    cell: inline('satu_x000D_\ndua'),
    outcome: { value: 'satu dua' },
  },
  {
    id: 'F24b',
    file: 'groupMembers',
    column: 'note',
    title: 'the line end that Excel escapes is a line end of a paragraph',
    cell: inline('satu_x000D_\ndua'),
    outcome: { value: 'satu\ndua' },
  },
  {
    id: 'F24c',
    ...kelurahan,
    title: 'an escaped underscore is an underscore',
    cell: inline('Suka_x005F_x000D_maju'),
    outcome: { value: 'Suka_x000D_maju' },
  },
  {
    id: 'F21c',
    ...kelurahan,
    title: 'a key of 40,000 letters is too long',
    cell: inline('Suka maju '.repeat(4_000)),
    outcome: 'TOO_LONG',
  },
  {
    id: 'E14',
    ...kelurahan,
    title: 'the reading aid of a text is no part of it',
    cell: inline('Sukamaju', '<rPh sb="0" eb="1"><t>HANTU</t></rPh>'),
    outcome: { value: 'Sukamaju' },
  },
];

test.each(inWorkbooks)('in a workbook, $title', async (given) => {
  expect(await outcomesOf(given)).toEqual([given.outcome]);
});

// R5
test('a text that cannot be stored is a fault of its row alone, also again from the error file', async () => {
  const first = await sendWorkbook('zipCodes', [{}, { kelurahan: 'Dua' }, { kelurahan: inline('Suka_x0000_maju') }]);
  expect(first.job).toMatchObject({ state: 'PREVIEWED', totalRows: 3, errorRows: 1 });
  const again = await send('zipCodes', await errorWorkbookOf(first));
  expect(again.rows.map((row) => outcomeOf('kelurahan', row))).toEqual(['PATTERN']);
});

// F24a
test('in a workbook, a shared text is decoded as one in its cell', async () => {
  const { rows } = await sendWorkbook('zipCodes', [{ kelurahan: { xml: '<c t="s"><v>0</v></c>' } }], {
    'xl/sharedStrings.xml': '<sst><si><t>Suka_x000D_\nmaju</t></si></sst>',
  });
  expect(outcomeOf('kelurahan', rows[0]!)).toEqual({ value: 'Suka maju' });
});
