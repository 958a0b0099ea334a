import { createReadStream } from 'node:fs';
import { FileFault } from './sheet.ts';

/**
 * Text of a UTF-8 file in pieces, without its byte order mark.
 * @throws FileFault FILE_ENCODING for other encodings and NUL bytes
 */
export async function* decodedText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new FileFault('FILE_ENCODING');
    }
  };
  for await (const bytes of createReadStream(path)) {
    const text = decode(bytes as Buffer);
    if (text.includes('\0')) throw new FileFault('FILE_ENCODING');
    if (text !== '') yield text;
  }
  const rest = decode();
  if (rest !== '') yield rest;
}
