import * as z from 'zod/mini';
import { call } from '../core/call.ts';

/** What an upload may be (docs/model/specification.md#upload-file-types; docs/model/platform.md#file-uploads). */
export const fileKinds = ['csv', 'excel', 'image', 'pdf'] as const;
export type FileKind = (typeof fileKinds)[number];

interface KindRule {
  readonly maximumBytes: number;
  /** Endings that the client accepts; the server decides by content. */
  readonly extensions: readonly string[];
  /** Value of `accept` of the file field. */
  readonly accept: string;
}

const megabyte = 1024 * 1024;

/** Ending of workbooks of programs before 2007, which are not read: a message says what to do with them. */
export const oldWorkbookEnding = '.xls';

export const fileRules: Readonly<Record<FileKind, KindRule>> = {
  csv: { maximumBytes: 20 * megabyte, extensions: ['.csv'], accept: '.csv,text/csv,text/plain' },
  excel: { maximumBytes: 10 * megabyte, extensions: ['.xlsx'], accept: '.xlsx' },
  image: {
    maximumBytes: 5 * megabyte,
    extensions: ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif', '.tif', '.tiff'],
    accept: 'image/*',
  },
  pdf: { maximumBytes: 10 * megabyte, extensions: ['.pdf'], accept: '.pdf,application/pdf' },
};

/**
 * A number of bytes as people read it.
 * @example
 * sizeText(5 * 1024 * 1024); // '5 MB'
 */
export function sizeText(bytes: number): string {
  const inside = (unit: number, binary: number): string =>
    String(Math.round((bytes % binary === 0 ? bytes / binary : bytes / unit) * 10) / 10);
  return bytes < 1_000_000 ? `${inside(1_000, 1024)} KB` : `${inside(1_000_000, megabyte)} MB`;
}

/** Most picture elements of an image. */
export const maximumPixels = 25_000_000;
/** Most pages of a PDF document. */
export const maximumPdfPages = 50;

/** The answer to an upload. `width` and `height` are pixels, of images only. */
export const storedFile = z.object({
  fileId: z.uuid(),
  name: z.string(),
  size: z.int(),
  kind: z.enum(fileKinds),
  type: z.string(),
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type StoredFile = z.infer<typeof storedFile>;

export const fileCalls = {
  upload: call({
    name: 'file.upload',
    method: 'POST',
    base: 'direct',
    path: 'file',
    access: 'session',
    upload: true,
    summary:
      'Keeps a file until a record names it, at most 24 hours; needs the create, update or approve ' +
      'action of the module',
    body: z.object({ kind: z.enum(fileKinds), module: z.string() }),
    result: storedFile,
    errors: [
      'FILE_TYPE',
      'FILE_TOO_LARGE',
      'FILE_EMPTY',
      'FILE_BROKEN',
      'FILE_PROTECTED',
      'FILE_REFUSED',
      'FILE_OTHER_WORKBOOK',
    ],
  }),
  read: call({
    name: 'file.read',
    method: 'GET',
    base: 'direct',
    path: 'file/{fileId}',
    access: 'session',
    download: true,
    summary: 'A stored file, for those who may see the record that names it, and for its uploader until then',
  }),
} as const;
