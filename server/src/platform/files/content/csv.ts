import { FileFault } from '../../spreadsheets/sheet.ts';
import { decodedText } from '../../spreadsheets/decode.ts';
import type { Content } from './content.ts';

/** Checks that a file is UTF-8 text without NUL bytes. Throws {@link FileFault} FILE_ENCODING. */
export async function checkCsv(path: string): Promise<Content> {
  let blank = true;
  for await (const text of decodedText(path)) blank &&= text.trim() === '';
  if (blank) throw new FileFault('FILE_EMPTY');
  return { type: 'text/csv', width: null, height: null };
}
