import { deflateSync } from 'node:zlib';

/** A PDF document of these objects. */
export const pdfOf = (...objects: readonly string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}` +
      'trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF',
    'latin1',
  );

export const page = '<< /Type /Page >>';

/** A compressed object stream with this text. */
export const packed = (text: string): string => {
  const data = deflateSync(Buffer.from(text)).toString('latin1');
  return `<< /Type /ObjStm /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
};

/** An old compound file with these directory names and these bytes at its start sector. */
export const compoundOf = (words: readonly string[], sector: Buffer = Buffer.alloc(64)): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    sector,
    ...words.map((word) => Buffer.from(word, 'utf16le')),
  ]);
