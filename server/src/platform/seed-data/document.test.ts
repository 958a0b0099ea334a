import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from '../files/content/content.ts';
import { pdfOf } from './document.ts';

test('a seeded document is one that an upload would take', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'document-'));
  const file = path.join(folder, 'polis.pdf');
  await writeFile(file, pdfOf(['Asuransi Contoh 01: Proteksi (Utama)', String.raw`Garis \ miring`]));
  expect(await checkContent(file, 'pdf')).toMatchObject({ type: 'application/pdf' });
  await rm(folder, { recursive: true });
});
