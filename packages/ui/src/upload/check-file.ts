import { sharedErrors } from '@console/contracts/core/errors';
import type { ImageRule, ImagesRule } from '@console/contracts/core/fields';
import { fileRules, oldWorkbookEnding, sizeText, type FileKind } from '@console/contracts/platform/files';
import { text, type Text } from '@console/contracts/core/text';

/** Why a file is not sent: the text of the services' refusal, with its parameters. */
export interface FileFault {
  readonly text: Text;
  readonly parameters: Readonly<Record<string, string | number>>;
}

const wrongSize = text(
  'Ukuran gambar harus {width}×{height} piksel, bukan {actualWidth}×{actualHeight}',
  'The picture must be {width}×{height} pixels, not {actualWidth}×{actualHeight}',
);
const typeEndings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
  'image/svg+xml': ['.svg'],
};

/** The files that a field accepts. */
export interface FileRule {
  /** Maximum bytes by file extension, e.g. `.csv`. */
  readonly limits: Readonly<Record<string, number>>;
  /** Value of the attribute `accept`. */
  readonly accept: string;
}

const limitsOf = (endings: readonly string[], maximumBytes: number) =>
  Object.fromEntries(endings.map((ending) => [ending, maximumBytes]));

/** The rule of one or several kinds of file, each with its own limit. */
export const ruleOfKinds = (kinds: readonly FileKind[]): FileRule => ({
  limits: Object.assign(
    {},
    ...kinds.map((kind) => limitsOf(fileRules[kind].extensions, fileRules[kind].maximumBytes)),
  ) as Record<string, number>,
  accept: kinds.map((kind) => fileRules[kind].accept).join(','),
});

/**
 * The rule of a field with an image, or with several.
 * @example
 * const { accept } = ruleOfImage(field.image);
 */
export const ruleOfImage = (image: ImagesRule): FileRule => ({
  limits: limitsOf(
    image.types.flatMap((type) => typeEndings[type] ?? []),
    Math.min(image.maximumBytes, fileRules.image.maximumBytes),
  ),
  accept: image.types.join(','),
});

/**
 * File extensions as people read them.
 * @example
 * kindNames(['.csv', '.xlsx']); // 'CSV, XLSX'
 */
export const kindNames = (endings: readonly string[]): string =>
  [...new Set(endings.map((ending) => ending.slice(1).toUpperCase()))].join(', ');

/**
 * Checks a file's extension and size before the upload, as the services do (docs/model/platform.md#file-uploads).
 * @returns the error, or `null` for a valid file
 * @example
 * const fault = checkFile(ruleOfImage(field.image), file);
 */
export function checkFile({ limits }: FileRule, file: File): FileFault | null {
  const endings = Object.keys(limits);
  const name = file.name.toLowerCase();
  const ending = endings.find((each) => name.endsWith(each));
  if (ending === undefined && name.endsWith(oldWorkbookEnding) && '.xlsx' in limits)
    return { text: sharedErrors.FILE_OLD_WORKBOOK.text, parameters: {} };
  if (ending === undefined) return { text: sharedErrors.FILE_TYPE.text, parameters: { kinds: kindNames(endings) } };
  if (file.size === 0) return { text: sharedErrors.FILE_EMPTY.text, parameters: {} };
  const limit = limits[ending]!;
  if (file.size > limit) return { text: sharedErrors.FILE_TOO_LARGE.text, parameters: { limit: sizeText(limit) } };
  return null;
}

const within = (actual: number, wanted: number, tolerance: number) => Math.abs(actual - wanted) <= wanted * tolerance;

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture that may be sent, with its size where the browser can say it; else why it is not sent. */
export type CheckedImage = { readonly fault: FileFault } | { readonly fault: null; readonly size?: PictureSize };

/** Also checks the size in pixels, and that the image can be decoded. */
export async function checkImage(rule: ImageRule, file: File): Promise<CheckedImage> {
  const fault = checkFile(ruleOfImage(rule), file);
  if (fault) return { fault };
  // What a drawing can be drawn as only the services know.
  if (file.type === 'image/svg+xml') return { fault: null };
  try {
    const { width, height } = await createImageBitmap(file);
    const { width: wantedWidth, height: wantedHeight, tolerance = 0 } = rule;
    const fits =
      wantedWidth === undefined ||
      wantedHeight === undefined ||
      (within(width, wantedWidth, tolerance) && within(height, wantedHeight, tolerance));
    if (fits) return { fault: null, size: { width, height } };
    const parameters = { width: wantedWidth, height: wantedHeight, actualWidth: width, actualHeight: height };
    return { fault: { text: wrongSize, parameters } };
  } catch {
    return { fault: { text: sharedErrors.FILE_BROKEN.text, parameters: {} } };
  }
}
