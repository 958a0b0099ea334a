// Reads: nothing
import { readFile } from 'node:fs/promises';
import { mock } from 'node:test';
import sharp from 'sharp';
import { fileOf, workbookOf, zipOf } from '../../spreadsheets/spreadsheets.fixtures.ts';
import { checkContent } from './content.ts';
import { compoundOf, page, pdfOf } from './content.fixtures.ts';

const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#0451A4' } });
const beginOfFile = Buffer.from('0908100000060500bb0dcc07000000000600000000000000', 'hex');

describe('pictures', () => {
  test('are known by content, whatever their name, and lose their metadata', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Artist: 'someone' }, IFD3: { GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer();
    const path = await fileOf(jpeg, 'txt');
    expect(await checkContent(path, 'image')).toEqual({ type: 'image/jpeg', width: 40, height: 20 });
    expect((await sharp(await readFile(path)).metadata()).exif).toBeUndefined();
  });

  test('are turned upright, and their size is that of the upright image', async () => {
    const path = await fileOf(await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await checkContent(path, 'image')).toMatchObject({ width: 20, height: 40 });
    expect(await sharp(await readFile(path)).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test.each(['png', 'webp', 'gif', 'avif', 'tiff'] as const)('may be %s', async (format) => {
    expect(await checkContent(await fileOf(await picture().toFormat(format).toBuffer()), 'image')).toEqual({
      type: `image/${format}`,
      width: 40,
      height: 20,
    });
  });

  test.each([
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)"/>',
  ])('may be SVG drawings, of which a picture without scripts is kept: %s', async (drawing) => {
    const path = await fileOf(drawing, 'svg');
    expect(await checkContent(path, 'image')).toEqual({ type: 'image/png', width: 40, height: 20 });
    const kept = await readFile(path);
    expect((await sharp(kept).metadata()).format).toBe('png');
    expect(kept.toString('latin1')).not.toContain('alert');
  });

  test.each([
    '\ufeff<!DOCTYPE svg><svg onload="alert(1)"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="4',
  ])('are refused when a drawing declares a document type, is too large or is cut off: %s', async (drawing) => {
    await expect(checkContent(await fileOf(drawing, 'svg'), 'image')).rejects.toMatchObject({
      code: expect.stringMatching(/^FILE_(BROKEN|TOO_LARGE)$/),
    });
  });

  const nested = (names: readonly string[]) =>
    names.map((name, at) => {
      const inside = at === 0 ? '<rect width="1" height="1"/>' : `<use href="#${names[at - 1]}"/>`.repeat(10);
      return `<g id="${name}">${inside}</g>`;
    });
  const drawingOf = (inside: string, size = 40) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inside}</svg>`;

  test.each([
    ['ten million shapes by references', drawingOf(nested(['a', 'b', 'c', 'd', 'e', 'f', 'g']).join(''))],
    ['a reference to itself', drawingOf('<g id="a"><use href="#a"/></g>')],
    ['references in styles', drawingOf('<style>rect { fill: url(#a) }</style><rect/>')],
    ['effects by pixel', drawingOf('<filter id="f"><feTurbulence numOctaves="99"/></filter><rect filter="url(#f)"/>')],
    ['dashes', drawingOf('<path d="M0 0H99999999" style="stroke-dasharray: 1"/>')],
    ['elements far inside each other', drawingOf(`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`)],
    ['many elements over a large picture', drawingOf('<g opacity="0.5"><rect/></g>'.repeat(100), 4_000)],
  ])('are refused before they are drawn when a drawing has %s', async (_, drawing) => {
    const drawn = mock.method(sharp.prototype, 'png');
    await expect(checkContent(await fileOf(drawing, 'svg'), 'image')).rejects.toMatchObject({ code: 'FILE_BROKEN' });
    expect(drawn.mock.callCount()).toBe(0);
    drawn.mock.restore();
  });

  test('may be drawings with references that stay few', async () => {
    const drawing = drawingOf(`<defs>${nested(['a', 'b']).join('')}</defs><use href="#b"/>`);
    expect(await checkContent(await fileOf(drawing, 'svg'), 'image')).toMatchObject({ type: 'image/png', width: 40 });
  });

  test('are refused when cut off', async () => {
    const bytes = await picture(800, 800).png({ compressionLevel: 0 }).toBuffer();
    await expect(checkContent(await fileOf(bytes.subarray(0, bytes.length / 2)), 'image')).rejects.toMatchObject({
      code: 'FILE_BROKEN',
    });
  });

  test('are refused above 25 megapixels before they are decoded', async () => {
    const bytes = await picture(6000, 5000).png().toBuffer();
    await expect(checkContent(await fileOf(bytes), 'image')).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      parameters: { limit: '25 MP' },
    });
  });
});

describe('workbooks', () => {
  test('new and old are accepted', async () => {
    expect((await checkContent(await workbookOf(''), 'excel')).type).toContain('spreadsheetml');
    expect((await checkContent(await fileOf(compoundOf(['Workbook'], beginOfFile)), 'excel')).type).toBe(
      'application/vnd.ms-excel',
    );
  });

  test('links to click, texts and names with a bar are accepted', async () => {
    const link = '<Relationship Id="r1" Type="x/hyperlink" Target="mailto:a@contoh.id" TargetMode="External"/>';
    const formulas = ['IF(A1=&quot;a|b&quot;,1,2)', "'a|b'!A1", 'SUM(A1:A2)'];
    const cells = formulas.map((formula) => `<c><f>${formula}</f><v>1</v></c>`).join('');
    const file = workbookOf(`<row r="1">${cells}</row>`, {
      'xl/worksheets/_rels/sheet2.xml.rels': `<Relationships>${link}</Relationships>`,
    });
    expect((await checkContent(await file, 'excel')).type).toContain('spreadsheetml');
  });

  test.each<readonly [string, () => Promise<string>, string]>([
    ['a password, new', () => fileOf(compoundOf(['EncryptedPackage'])), 'FILE_PROTECTED'],
    [
      'a password, old',
      () =>
        fileOf(compoundOf(['Workbook'], Buffer.concat([beginOfFile.subarray(0, 20), Buffer.from('2f003600', 'hex')]))),
      'FILE_PROTECTED',
    ],
    ['macros, old', () => fileOf(compoundOf(['Workbook', '_VBA_PROJECT'], beginOfFile)), 'FILE_REFUSED'],
    ['macros', () => workbookOf('', { 'xl/vbaProject.bin': 'x' }), 'FILE_REFUSED'],
    ['macros of the oldest kind', () => workbookOf('', { 'xl/macrosheets/sheet1.xml': '<x/>' }), 'FILE_REFUSED'],
    [
      'links to other workbooks or programs (DDE)',
      () => workbookOf('', { 'xl/externalLinks/externalLink1.xml': '<externalLink><ddeLink/></externalLink>' }),
      'FILE_REFUSED',
    ],
    ...[
      '<Relationship Id="r1" Type="x/attachedTemplate" Target="https://jahat.id/x.xltx" TargetMode="External"/>',
      '<Relationship Id="r1" Type="x/image" Target="//jahat.id/a/b.png" TargetMode="external"/>',
      '<Relationship Id="r1" Type="x/hyperlink" Target="file:///c:/windows/calc.exe" TargetMode="External"/>',
    ].map(
      (relation) =>
        [
          `a part elsewhere: ${relation}`,
          () => workbookOf('', { 'xl/worksheets/_rels/sheet2.xml.rels': `<Relationships>${relation}</Relationships>` }),
          'FILE_REFUSED',
        ] as const,
    ),
    ...["cmd|'/C calc'!A0", 'SUM(1)+Excel|Sheet1!R1C1', 'WEBSERVICE("https://jahat.id")', 'RTD ("a",,"b")'].map(
      (formula) =>
        [
          `the formula ${formula}`,
          () => workbookOf(`<row r="1"><c r="A1"><f>${formula.replaceAll('"', '&quot;')}</f><v>1</v></c></row>`),
          'FILE_REFUSED',
        ] as const,
    ),
    [
      'a name that is such a formula',
      () =>
        workbookOf('', {
          'xl/workbook.xml':
            "<workbook><definedNames><definedName name='a'>x|'y'!z</definedName></definedNames></workbook>",
        }),
      'FILE_REFUSED',
    ],
    ['connections to databases', () => workbookOf('', { 'xl/connections.xml': '<x/>' }), 'FILE_REFUSED'],
    ['embedded objects', () => workbookOf('', { 'xl/embeddings/oleObject1.bin': 'x' }), 'FILE_REFUSED'],
    ['controls', () => workbookOf('', { 'XL/ActiveX/activeX1.xml': '<x/>' }), 'FILE_REFUSED'],
    ['buttons of their own', () => workbookOf('', { 'customUI/customUI.xml': '<x/>' }), 'FILE_REFUSED'],
    ['a text document', () => zipOf({ 'word/document.xml': '<x/>' }), 'FILE_TYPE'],
    ['an OpenDocument file', () => zipOf({ mimetype: 'x', 'content.xml': '<x/>' }), 'FILE_OTHER_WORKBOOK'],
    ['a binary workbook', () => zipOf({ 'xl/workbook.bin': 'x' }), 'FILE_OTHER_WORKBOOK'],
    ['a compound file of another program', () => fileOf(compoundOf(['WordDocument'])), 'FILE_TYPE'],
  ])('with %s are refused', async (_, make, code) => {
    await expect(make().then((path) => checkContent(path, 'excel'))).rejects.toMatchObject({ code });
  });
});

describe('any kind', () => {
  test.each([
    ['an image sent as PDF', async () => fileOf(await picture().png().toBuffer()), 'pdf', 'FILE_TYPE'],
    ['a PDF sent as image', () => fileOf(pdfOf(page)), 'image', 'FILE_TYPE'],
    ['text sent as image', () => fileOf('hello'), 'image', 'FILE_TYPE'],
    ['a workbook sent as CSV', () => workbookOf(''), 'csv', 'FILE_TYPE'],
    ['an empty file', () => fileOf(''), 'csv', 'FILE_EMPTY'],
    ['a CSV of nothing but blanks', () => fileOf('\n \n'), 'csv', 'FILE_EMPTY'],
    ['a CSV of another encoding', () => fileOf(Buffer.from('a\xe9b', 'latin1')), 'csv', 'FILE_ENCODING'],
    ['an image above 5 MB', () => fileOf(Buffer.alloc(5 * 1024 * 1024 + 1, 1)), 'image', 'FILE_TOO_LARGE'],
  ] as const)('%s is refused', async (_, make, kind, code) => {
    await expect(make().then((path) => checkContent(path, kind))).rejects.toMatchObject({ code });
  });

  test('a refusal of the kind names what may be sent', async () => {
    await expect(checkContent(await fileOf('x'), 'pdf')).rejects.toMatchObject({ parameters: { kinds: '.pdf' } });
  });
});
