import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from './content/content.ts';
import { pdfOf } from './plain-pdf.ts';

test('a document of plain lines is one that an upload would take', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'document-'));
  const file = path.join(folder, 'polis.pdf');
  await writeFile(file, pdfOf(['Asuransi Contoh 01: Proteksi (Utama)', String.raw`Garis \ miring`]));
  expect(await checkContent(file, 'pdf')).toMatchObject({ type: 'application/pdf' });
  await rm(folder, { recursive: true });
});
