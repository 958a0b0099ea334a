import { stat } from 'node:fs/promises';
import { fileRules, sizeText, type FileKind } from '@console/contracts/platform/files';
import { FileFault } from '../../spreadsheets/sheet.ts';
import { checkCsv } from './csv.ts';
import { checkExcel } from './excel.ts';
import { checkImage, drawImage } from './image.ts';
import { checkPdf } from './pdf.ts';
import { isUtf16, signatureOf, type Signature } from './signature.ts';

/** The detected content of a file. `width` and `height` are pixels, of pictures only. */
export interface Content {
  /** Media type, decided by content. */
  readonly type: string;
  readonly width: number | null;
  readonly height: number | null;
}

type Check = (path: string) => Promise<Content>;

const checks: Readonly<Record<FileKind, Partial<Record<Signature, Check>>>> = {
  csv: { text: checkCsv },
  excel: { zip: checkExcel, compound: checkExcel },
  image: { raster: checkImage, drawing: drawImage },
  pdf: { pdf: checkPdf },
};

/** Refuses an empty or too large file. */
export async function checkSize(path: string, kind: FileKind): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new FileFault('FILE_EMPTY');
  if (size > fileRules[kind].maximumBytes)
    throw new FileFault('FILE_TOO_LARGE', { limit: sizeText(fileRules[kind].maximumBytes) });
}

/**
 * Checks that a file is of the declared kind, by its content (docs/model/platform.md#file-uploads). Pictures are
 * re-encoded without metadata.
 * @throws FileFault
 */
export async function checkContent(path: string, kind: FileKind): Promise<Content> {
  await checkSize(path, kind);
  const check = checks[kind][await signatureOf(path)];
  if (!check) throw wrongKind(kind);
  return check(path).catch((error: unknown) => {
    throw error instanceof FileFault && error.code === 'FILE_TYPE' ? wrongKind(kind) : error;
  });
}

const wrongKind = (...kinds: readonly FileKind[]): FileFault =>
  new FileFault('FILE_TYPE', { kinds: kinds.flatMap((kind) => fileRules[kind].extensions).join(', ') });

/**
 * Detects which of these kinds a file is, and checks it.
 * @throws FileFault FILE_TYPE naming all kinds when it is none of them.
 */
export async function checkAnyContent(
  path: string,
  kinds: readonly FileKind[],
): Promise<{ kind: FileKind; content: Content }> {
  const signature = await signatureOf(path);
  const kind = kinds.find((candidate) => checks[candidate][signature]);
  if (kind) return { kind, content: await checkContent(path, kind) };
  await checkSize(path, kinds[0] as FileKind);
  if (kinds.includes('csv') && (await isUtf16(path))) throw new FileFault('FILE_ENCODING', { row: 1 });
  throw wrongKind(...kinds);
}
