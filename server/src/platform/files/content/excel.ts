import { readFile } from 'node:fs/promises';
import { FileFault } from '../../spreadsheets/sheet.ts';
import { XlsxPackage } from '../../spreadsheets/xlsx-package.ts';
import { checkReach } from '../../spreadsheets/xlsx-reach.ts';
import { signatureOf } from './signature.ts';
import type { Content } from './content.ts';

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
/** Start of an old workbook (BOF record, version 8) followed by the record that announces a password. */
const beginOfFile = Buffer.from([0x09, 0x08, 0x10, 0x00]);
const passwordRecord = 0x2f;

function checkCompound(bytes: Buffer): Content {
  if (bytes.includes(wide('EncryptedPackage'))) throw new FileFault('FILE_PROTECTED');
  if (!bytes.includes(wide('Workbook')) && !bytes.includes(wide('Book'))) throw new FileFault('FILE_TYPE');
  const start = bytes.indexOf(beginOfFile);
  if (start === -1 || start + 22 > bytes.length) throw new FileFault('FILE_BROKEN');
  if (bytes.readUInt16LE(start + 20) === passwordRecord) throw new FileFault('FILE_PROTECTED');
  if (bytes.includes(wide('_VBA_PROJECT'))) throw new FileFault('FILE_REFUSED');
  return { type: 'application/vnd.ms-excel', width: null, height: null };
}

/** An OpenDocument file, or a workbook in binary form, with the name of another. */
const isOfOtherProgram = (parts: XlsxPackage): boolean => parts.has('content.xml') || parts.has('xl/workbook.bin');

/**
 * Checks a workbook, new or old: no macros, no external references, no password, within the limits of unpacking.
 * @throws FileFault
 */
export async function checkExcel(path: string): Promise<Content> {
  if ((await signatureOf(path)) === 'compound') return checkCompound(await readFile(path));
  const parts = await XlsxPackage.open(path);
  try {
    if (!parts.has('xl/workbook.xml'))
      throw new FileFault(isOfOtherProgram(parts) ? 'FILE_OTHER_WORKBOOK' : 'FILE_TYPE');
    await checkReach(parts);
  } finally {
    parts.close();
  }
  return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', width: null, height: null };
}
