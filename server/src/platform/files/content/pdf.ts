import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { maximumPdfPages } from '@console/contracts/platform/files';
import { FileFault } from '../../spreadsheets/sheet.ts';
import type { Content } from './content.ts';

const maximumInflated = 20 * 1024 * 1024;

/** Text of a packed object stream, in which newer documents keep their objects. */
function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream, { maxOutputLength: maximumInflated }).toString('latin1');
  } catch {
    throw new FileFault('FILE_BROKEN');
  }
}

/** The document's objects without the contents of their streams, names with their `#xx` escapes undone. */
function objectsOf(bytes: Buffer): string {
  const source = bytes.toString('latin1');
  const streams = /\bstream\r?\n/g;
  let text = '';
  let from = 0;
  for (let match = streams.exec(source); match; match = streams.exec(source)) {
    const start = match.index + match[0].length;
    const end = source.indexOf('endstream', start);
    if (end === -1) throw new FileFault('FILE_BROKEN');
    const head = source.slice(source.lastIndexOf(' obj', match.index), match.index);
    text += `${source.slice(from, match.index)}\n`;
    if (/\/ObjStm\b/.test(head)) text += unpacked(bytes.subarray(start, end));
    if (text.length > maximumInflated) throw new FileFault('FILE_REFUSED');
    from = end;
    streams.lastIndex = end;
  }
  return (text + source.slice(from)).replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Checks a PDF document: whole, not encrypted, at most 50 pages, no script and no embedded file. Throws {@link FileFault}. */
export async function checkPdf(path: string): Promise<Content> {
  const bytes = await readFile(path);
  if (!bytes.includes('startxref')) throw new FileFault('FILE_BROKEN');
  const objects = objectsOf(bytes);
  if (/\/Encrypt\b/.test(objects)) throw new FileFault('FILE_PROTECTED');
  if (/\/(JavaScript|JS|EmbeddedFiles?|Launch|RichMedia|XFA)\b/.test(objects)) throw new FileFault('FILE_REFUSED');
  const pages = objects.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  if (pages === 0) throw new FileFault('FILE_BROKEN');
  if (pages > maximumPdfPages) throw new FileFault('FILE_TOO_LARGE', { limit: `${maximumPdfPages} halaman` });
  return { type: 'application/pdf', width: null, height: null };
}
