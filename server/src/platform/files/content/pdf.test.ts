import { fileOf } from '../../spreadsheets/spreadsheets.fixtures.ts';
import { checkContent } from './content.ts';
import { packed, page, pdfOf } from './content.fixtures.ts';

describe('PDF documents', () => {
  const check = async (...objects: string[]) => checkContent(await fileOf(pdfOf(...objects)), 'pdf');

  test('are accepted plain and with packed objects', async () => {
    expect(await check(page)).toMatchObject({ type: 'application/pdf' });
    expect(await check(packed(page))).toMatchObject({ type: 'application/pdf' });
    expect(await check(page, '<< /Length 9 >>\nstream\n/JS /JS x\nendstream')).toMatchObject({
      type: 'application/pdf',
    });
  });

  test.each([
    ['a script', [page, '<< /S /JavaScript /JS (x) >>'], 'FILE_REFUSED'],
    ['a script with an escaped name', [page, '<< /S /J#61vaScript >>'], 'FILE_REFUSED'],
    ['a script in a packed object', [packed(`${page} << /JS 3 0 R >>`)], 'FILE_REFUSED'],
    ['an embedded file', [page, '<< /Type /EmbeddedFile >>'], 'FILE_REFUSED'],
    ['a program to start', [page, '<< /S /Launch /F (cmd.exe) >>'], 'FILE_REFUSED'],
    ['an act on opening', [page, '<< /OpenAction << /S /URI /URI (http://x) >> >>'], 'FILE_REFUSED'],
    ['an act on opening that lies elsewhere', [page, '<< /OpenAction 7 0 R >>'], 'FILE_REFUSED'],
    ['acts on turning pages', [page, '<< /AA << /O 7 0 R >> >>'], 'FILE_REFUSED'],
    ['a form that sends', [page, '<< /S /SubmitForm >>'], 'FILE_REFUSED'],
    ['a form that is a program', [page, '<< /XFA 3 0 R >>'], 'FILE_REFUSED'],
    ['another document', [page, '<< /S /GoToR /F (x.pdf) >>'], 'FILE_REFUSED'],
    [
      'a packed object under an escaped name',
      [page, packed('<< /JS 3 0 R >>').replace('ObjStm', '#4fbjStm')],
      'FILE_REFUSED',
    ],
    [
      'objects packed in a further way',
      [page, packed(page).replace('/Length', '/DecodeParms 1 /Length')],
      'FILE_REFUSED',
    ],
    ['a password', [page, '<< /Encrypt 5 0 R >>'], 'FILE_PROTECTED'],
    ['51 pages', Array.from({ length: 51 }, () => page), 'FILE_TOO_LARGE'],
    ['no page', ['<< /Type /Pages >>'], 'FILE_BROKEN'],
  ])('with %s are refused', async (_, objects, code) => {
    await expect(check(...objects)).rejects.toMatchObject({ code });
  });
});

describe('PDF documents that are a view or a link', () => {
  test('are accepted', async () => {
    const objects = [page, '<< /OpenAction [3 0 R /Fit] >>', '<< /A << /S /URI /URI (https://contoh.id) >> >>'];
    expect(await checkContent(await fileOf(pdfOf(...objects)), 'pdf')).toMatchObject({ type: 'application/pdf' });
  });

  test('of nothing but begins and ends are looked at once', async () => {
    const many = await fileOf(pdfOf(page, 'stream\nendstream '.repeat(100_000)));
    expect(await checkContent(many, 'pdf')).toMatchObject({ type: 'application/pdf' });
  });
});
