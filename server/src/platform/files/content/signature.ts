import { open } from 'node:fs/promises';

export type Signature = 'pdf' | 'zip' | 'compound' | 'raster' | 'drawing' | 'text' | 'binary';

const rasters: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF8'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypavis'],
];

/** First bytes of a file. */
export async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether a text is of two bytes a character, as spreadsheet programs save "Unicode text". */
export async function isUtf16(path: string): Promise<boolean> {
  const start = await firstBytes(path, 1024);
  if (['fffe', 'feff'].includes(start.subarray(0, 2).toString('hex'))) return true;
  const zeros = [0, 1].map((from) => start.filter((byte, at) => byte === 0 && at % 2 === from).length);
  return start.length >= 4 && Math.max(...zeros) > start.length / 4 && Math.min(...zeros) === 0;
}

/** The file type by its first bytes, whatever its name and declared type. */
export async function signatureOf(path: string): Promise<Signature> {
  const start = (await firstBytes(path, 1024)).toString('latin1');
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return 'zip';
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound';
  if (rasters.some(([offset, bytes]) => start.startsWith(bytes, offset))) return 'raster';
  if (start.includes('\0')) return 'binary';
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*(?:<!DOCTYPE svg\b|<svg\b)/i.test(start)
    ? 'drawing'
    : 'text';
}
