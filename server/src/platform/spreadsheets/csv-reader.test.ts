import { mock } from 'node:test';
import { openCsv } from './csv-reader.ts';
import { cellsOf, fileOf, rowsOf } from './spreadsheets.fixtures.ts';

const read = async (content: string | Buffer) => cellsOf(await openCsv(await fileOf(content)));

describe('reading CSV', () => {
  test('takes UTF-8 with and without byte order mark', async () => {
    expect(await read('\uFEFFkode,nama\n23101,Désa\n')).toEqual([
      ['kode', 'nama'],
      ['23101', 'Désa'],
    ]);
    expect(await read('kode,nama\n23101,Désa')).toEqual([
      ['kode', 'nama'],
      ['23101', 'Désa'],
    ]);
  });

  test('finds the separator in the header, outside quotes', async () => {
    const sheet = await openCsv(await fileOf('"a;b;c",d,e\n1,2,3'));
    expect(sheet.decimalComma).toBe(false);
    expect(await cellsOf(sheet)).toEqual([
      ['a;b;c', 'd', 'e'],
      ['1', '2', '3'],
    ]);
    const semicolons = await openCsv(await fileOf('\n\na;b\n"1,5";"x""y"'));
    expect(semicolons.decimalComma).toBe(true);
    expect(await cellsOf(semicolons)).toEqual([
      ['a', 'b'],
      ['1,5', 'x"y'],
    ]);
  });

  test('takes the separator of a header that is far longer than one read of the file', async () => {
    const header = Array.from({ length: 40_000 }, (_, index) => `k${index}`).join(';');
    expect((await openCsv(await fileOf(`\r\n ${header}\n1,5;2\n`))).decimalComma).toBe(true);
  });

  test('keeps line breaks inside quotes and tells rows by their place in the file', async () => {
    const rows = await rowsOf(await openCsv(await fileOf('a,b\r\n\r\n"x\r\ny",2\r\n , \r\nz,3\r\n')));
    expect(rows.map((row) => [row.number, ...row.cells])).toEqual([
      [1, 'a', 'b'],
      [3, 'x\r\ny', '2'],
      [5, 'z', '3'],
    ]);
  });

  test("strips the ' that guards a formula start and no other", async () => {
    expect(await read("a,b,c,d\n'=1+1,'-5,'tis,' @x")).toEqual([
      ['a', 'b', 'c', 'd'],
      ['=1+1', '-5', "'tis", ' @x'],
    ]);
  });

  test('refuses other encodings, NUL bytes and UTF-16', async () => {
    await expect(read(Buffer.from([0x61, 0x2c, 0xe9, 0x0a]))).rejects.toMatchObject({ code: 'FILE_ENCODING' });
    await expect(read('a,b\n1,\0')).rejects.toMatchObject({ code: 'FILE_ENCODING' });
    await expect(read(Buffer.from('\uFEFFa,b\n1,2', 'utf16le'))).rejects.toMatchObject({ code: 'FILE_ENCODING' });
  });

  test.each([
    ['sep=;\nkode;nama\n1;a\n', true],
    ['\uFEFFsep=;\r\nkode;nama\r\n1;a\r\n', true],
    ['"sep=;"\nkode;nama\n1;a\n', true],
    ['SEP=,\rkode,nama\r1,a', false],
    ['sep=\t\nkode\tnama\n1\ta', null],
  ])('takes the separator that the first line of %j names, which is no row', async (content, decimalComma) => {
    const sheet = await openCsv(await fileOf(content));
    expect(sheet.decimalComma).toBe(decimalComma);
    expect((await rowsOf(sheet)).map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, 'kode', 'nama'],
      [2, '1', 'a'],
    ]);
  });

  test('takes the tab as separator of a header without commas and semicolons', async () => {
    const tabs = await openCsv(await fileOf('kode\tnama\n1\t"Sari, Uji"\n'));
    expect(tabs).toMatchObject({ separator: '\t', decimalComma: null });
    expect(await cellsOf(tabs)).toEqual([
      ['kode', 'nama'],
      ['1', 'Sari, Uji'],
    ]);
    for (const [header, separator] of Object.entries({ 'a\tb,c': ',', 'a\tb;c': ';', a: ',' }))
      expect((await openCsv(await fileOf(`${header}\n1\n`))).separator).toBe(separator);
  });

  test('refuses a header that is divided by bars alone, unless the first line names them', async () => {
    const fault = { code: 'FILE_SEPARATOR', parameters: { separator: '|' } };
    for (const header of ['a|b', '"a"|"b"']) await expect(read(`${header}\n"1"|2\n`)).rejects.toMatchObject(fault);
    expect((await openCsv(await fileOf('a|b,c\n1,2\n'))).separator).toBe(',');
  });

  test('takes rows with different line ends', async () => {
    expect(await read('a,b\r\n1,2\n3,4\r5,6\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  test.each([
    ['a,b\n1,"2\n3,4\n5,6\n', 2, 'b'],
    ['a,b\n1,2\n"3" x,4\n5,6\n', 3, 'a'],
    ['a,b\n1,2\n3,4"x\n5,6\n', 3, 'b'],
    [`a,b\n1,2\n\n"3,4\n${'5,6\n'.repeat(300)}`, 4, 'a'],
    ['a,b",c\n1,2,3\n', 1, 2],
  ])(
    'a quotation mark without the other one is a fault of its row, and swallows none: %#',
    async (content, row, column) => {
      await expect(read(content)).rejects.toMatchObject({ code: 'FILE_QUOTE', parameters: { row, column } });
    },
  );

  test.each(['\t', ',', ';', '|'])(
    'leaves blanks beside quotation marks out between %j, and keeps blank cells',
    async (sign) => {
      const lines = [
        `sep=${sign}`,
        `a${sign}b${sign}c${sign}d`,
        `"1" ${sign} " x" ${sign}${sign}`,
        `${sign}${sign} y${sign}"z"  `,
      ];
      expect(await read(lines.join('\r\n'))).toEqual([
        ['a', 'b', 'c', 'd'],
        ['1', 'x', null, null],
        [null, null, 'y', 'z'],
      ]);
    },
  );

  test('reads a formula of nothing but a text as that text', async () => {
    expect(await read('="a",b,c\r\n="081",="x y","=""082"""\r\n"p,=""q"",r",5,="083"')).toEqual([
      ['a', 'b', 'c'],
      ['081', 'x y', '="082"'],
      ['p,="q",r', '5', '083'],
    ]);
    expect(await read('a,b\n="",2\n')).toEqual([
      ['a', 'b'],
      [null, '2'],
    ]);
    await expect(read('a,b\n1,="2"&"3"\n')).rejects.toMatchObject({ code: 'FILE_QUOTE', parameters: { row: 2 } });
  });

  test.each([';', ','])('reads raw formulas of a text in every place of a file of %j', async (separator) => {
    const cells = ['="081298765432"', '="10010"', '="0,5;1"'].map((cell) => cell.replace(/[,;]/g, '.'));
    const lines = ['a,b,c'.replaceAll(',', separator), cells.join(separator)];
    for (const end of ['\n', '\r\n', '\r'])
      expect((await read(lines.join(end)))[1]).toEqual(['081298765432', '10010', '0.5.1']);
  });

  test('divides each piece of a file into rows once', async () => {
    const sheet = await openCsv(await fileOf(`a,b\n${'1,2\n'.repeat(10_000)}`));
    const divided = mock.method(String.prototype, 'split');
    const rows = await rowsOf(sheet);
    const times = divided.mock.callCount();
    divided.mock.restore();
    expect(rows).toHaveLength(10_001);
    expect(times).toBeLessThan(10);
  });

  test('reads characters that lie across two reads of the file', async () => {
    const rows = await read(`a\n${'é'.repeat(70_001)}\nx${'é'.repeat(70_001)}`);
    expect(rows.map(([cell]) => cell?.replaceAll('é', '').length)).toEqual([1, 0, 1]);
  });
});
