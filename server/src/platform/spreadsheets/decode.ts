import { createReadStream } from 'node:fs';
import { FileFault } from './sheet.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const quotationMark = 0x22;

/** Number of the first row that is not UTF-8 or has a NUL byte; line ends inside quotes end no row. */
async function firstBadRow(path: string): Promise<number> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let row = 1;
  let isQuoted = false;
  let before = 0;
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      let start = 0;
      for (const [index, byte] of bytes.entries()) {
        if (byte === 0) return row;
        if (byte === quotationMark) isQuoted = !isQuoted;
        const endsRow = byte === carriageReturn || (byte === lineFeed && before !== carriageReturn);
        before = byte;
        if (!endsRow || isQuoted) continue;
        decoder.decode(bytes.subarray(start, index + 1), { stream: true });
        start = index + 1;
        row += 1;
      }
      decoder.decode(bytes.subarray(start), { stream: true });
    }
  } catch {
    return row;
  }
  return row;
}

/**
 * Text of a UTF-8 file in pieces, without its byte order mark.
 * @throws FileFault FILE_ENCODING for other encodings and NUL bytes, with the row of the first one
 */
export async function* decodedText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = async (bytes?: Buffer): Promise<string> => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      if (!text.includes('\0')) return text;
    } catch {
      // The fault names the row.
    }
    throw new FileFault('FILE_ENCODING', { row: await firstBadRow(path) });
  };
  for await (const bytes of createReadStream(path)) {
    const text = await decode(bytes as Buffer);
    if (text !== '') yield text;
  }
  const rest = await decode();
  if (rest !== '') yield rest;
}
