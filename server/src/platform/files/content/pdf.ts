import { readFile } from 'node:fs/promises';
import { setImmediate as letOthers } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { maximumPdfPages } from '@console/contracts/platform/files';
import { FileFault } from '../../spreadsheets/sheet.ts';
import type { Content } from './content.ts';

/** Limit of all uncompressed data of one document, in bytes. */
const maximumInflated = 20 * 1024 * 1024;
/** Bytes checked before the event loop may serve other calls. */
const turnBytes = 512 * 1024;

/** Names may contain `#xx` in place of any character. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Text of a compressed object stream, in which newer documents store their objects. Streams with other filters cannot
 * be inspected.
 */
function unpacked(head: string, stream: Buffer, most: number): string {
  if (/\/(?:DecodeParms|DP|F|FFilter)\b/.test(head)) throw new FileFault('FILE_REFUSED');
  try {
    return inflateSync(stream, { maxOutputLength: most }).toString('latin1');
  } catch {
    throw new FileFault('FILE_BROKEN');
  }
}

/** The document's objects piece by piece, without the contents of their streams. */
function* piecesOf(bytes: Buffer): Generator<string> {
  const source = bytes.toString('latin1');
  const streams = /\bstream\r?\n/g;
  let inflated = 0;
  let from = 0;
  for (let match = streams.exec(source); match; match = streams.exec(source)) {
    const start = match.index + match[0].length;
    const end = source.indexOf('endstream', start);
    if (end === -1) throw new FileFault('FILE_BROKEN');
    const before = plainNames(source.slice(from, match.index));
    yield before;
    const head = before.slice(before.lastIndexOf(' obj') + 1);
    if (/\/ObjStm\b/.test(head)) {
      const text = unpacked(head, bytes.subarray(start, end), maximumInflated);
      inflated += text.length;
      if (inflated > maximumInflated) throw new FileFault('FILE_REFUSED');
      yield plainNames(text);
    }
    from = end;
    streams.lastIndex = end;
  }
  yield plainNames(source.slice(from));
}

/**
 * Actions that run automatically or reach outside the document: scripts, programs, embedded files, forms that submit,
 * media, pages of other documents, and triggers on opening, closing or page change. Links that a reader clicks (`/URI`)
 * and the initial view stay allowed.
 */
const refused = new RegExp(
  String.raw`/(?:JavaScript|JS|EmbeddedFiles?|Launch|RichMedia\w*|XFA|AA|SubmitForm|ImportData|GoToR|GoToE|` +
    String.raw`Rendition|Movie|Sound)\b`,
);
/** An action on opening, inline or by reference; an array is a view and is allowed. */
const opening = /\/OpenAction\s*(?:<<|\d+\s+\d+\s+R)/;

/**
 * Checks a PDF document: complete, not encrypted, at most 50 pages, no automatic actions, no embedded file.
 * @throws FileFault
 */
export async function checkPdf(path: string): Promise<Content> {
  const bytes = await readFile(path);
  if (!bytes.includes('startxref')) throw new FileFault('FILE_BROKEN');
  let pages = 0;
  let turn = 0;
  for (const piece of piecesOf(bytes)) {
    if (/\/Encrypt\b/.test(piece)) throw new FileFault('FILE_PROTECTED');
    if (refused.test(piece) || opening.test(piece)) throw new FileFault('FILE_REFUSED');
    pages += piece.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    turn += piece.length;
    if (turn < turnBytes) continue;
    turn = 0;
    await letOthers();
  }
  if (pages === 0) throw new FileFault('FILE_BROKEN');
  if (pages > maximumPdfPages) throw new FileFault('FILE_TOO_LARGE', { limit: `${maximumPdfPages} halaman` });
  return { type: 'application/pdf', width: null, height: null };
}
