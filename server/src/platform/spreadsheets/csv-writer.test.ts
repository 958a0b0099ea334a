import { Readable } from 'node:stream';
import type { Column } from './columns.ts';
import { openCsv } from './csv-reader.ts';
import { csvText } from './csv-writer.ts';
import { cellsOf, saved } from './spreadsheets.fixtures.ts';

const write = async (columns: readonly Column[], rows: readonly (readonly (string | number | null)[])[]) => {
  let text = '';
  for await (const piece of csvText(columns, [rows])) text += piece;
  return text;
};
const text = (title: string): Column => ({ title, kind: 'text' });

describe('writing CSV', () => {
  test('starts with a byte order mark and separates lines by CRLF', async () => {
    expect(
      await write(
        [text('Kode'), text('Nama, lengkap')],
        [
          ['1', 'a"b'],
          [null, 'x\ny'],
        ],
      ),
    ).toBe('\uFEFFKode;"Nama, lengkap"\r\n1;"a""b"\r\n;"x\ny"\r\n');
  });

  test.each(['=1', '+1', '-1', '@x', '\tx', '\rx', ' =1', '\u00A0=1', '＝1', '　＋1', '－1', '＠x', '\n=1'])(
    'guards the text %j',
    async (value) => {
      const path = await saved(Readable.from([await write([text('A')], [[value]])]), 'csv');
      expect((await write([text('A')], [[value]])).split('\r\n').slice(1).join('').replace(/^"/, '')).toMatch(/^'/);
      expect((await cellsOf(await openCsv(path)))[1]?.[0]?.trim()).toBe(value.trim());
    },
  );

  test('keeps negative amounts and dates as they are', async () => {
    const columns: Column[] = [
      { title: 'N', kind: 'number' },
      { title: 'D', kind: 'date' },
      { title: 'I', kind: 'instant' },
    ];
    expect(
      await write(columns, [
        [-5, '2026-01-31', '2026-01-31T23:30:00.000Z'],
        ['-7.25', null, null],
      ]),
    ).toBe('\uFEFFN;D;I\r\n-5;2026-01-31;2026-02-01 06:30:00\r\n"-7,25";;\r\n');
  });

  test('guards text that hides in a number or date column', async () => {
    expect(
      await write(
        [
          { title: 'N', kind: 'number' },
          { title: 'D', kind: 'date' },
        ],
        [['=1', '-x']],
      ),
    ).toContain("'=1;'-x");
  });
});
