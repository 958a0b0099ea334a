import { readFile, writeFile } from 'node:fs/promises';
import { maximumPixels, sizeText } from '@console/contracts/platform/files';
import sharp from 'sharp';
import { FileFault } from '../../spreadsheets/sheet.ts';
import type { Content } from './content.ts';
import { checkDrawing } from './drawing.ts';

const types: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  heif: 'image/avif',
};
/** Bytes of a drawing: every point of its lines costs time. */
const mostDrawingBytes = 1024 * 1024;

const options = { limitInputPixels: maximumPixels, failOn: 'error', animated: true } as const;

async function sizeOf(bytes: Buffer): Promise<{ type: string; width: number; height: number; frames: number }> {
  const data = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  const type = types[data.format ?? ''];
  if (!type) throw new FileFault('FILE_TYPE');
  const turned = (data.orientation ?? 1) >= 5;
  const frame = data.pageHeight ?? data.height;
  return { type, width: turned ? frame : data.width, height: turned ? data.width : frame, frames: data.pages ?? 1 };
}

/**
 * Draws an SVG file and keeps the picture in PNG in its place: neither scripts nor addresses of the drawing are kept.
 * @throws FileFault FILE_BROKEN, also for one that would cost too much to draw, or FILE_TOO_LARGE
 */
export async function drawImage(path: string): Promise<Content> {
  const bytes = await readFile(path);
  if (bytes.length > mostDrawingBytes) throw new FileFault('FILE_TOO_LARGE', { limit: sizeText(mostDrawingBytes) });
  const mayDraw = checkDrawing(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  const drawn = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' });
  const { width, height } = await drawn.metadata().catch(() => {
    throw new FileFault('FILE_BROKEN');
  });
  if (width * height > maximumPixels) throw new FileFault('FILE_TOO_LARGE', { limit: '25 MP' });
  if (!mayDraw(width * height)) throw new FileFault('FILE_BROKEN');
  const picture = await drawn
    .png()
    .toBuffer()
    .catch(() => {
      throw new FileFault('FILE_BROKEN');
    });
  await writeFile(path, picture);
  return { type: 'image/png', width, height };
}

/**
 * Decodes a picture completely and re-encodes it upright, without metadata (place, camera, thumbnail).
 * @throws FileFault FILE_BROKEN, or FILE_TOO_LARGE above 25 megapixels.
 */
export async function checkImage(path: string): Promise<Content> {
  const bytes = await readFile(path);
  const size = await sizeOf(bytes).catch((error: unknown) => {
    throw error instanceof FileFault ? error : new FileFault('FILE_BROKEN');
  });
  if (size.width * size.height * size.frames > maximumPixels) throw new FileFault('FILE_TOO_LARGE', { limit: '25 MP' });
  const anew = await sharp(bytes, options)
    .autoOrient()
    .toBuffer()
    .catch(() => {
      throw new FileFault('FILE_BROKEN');
    });
  // A full disk is not the picture's fault.
  await writeFile(path, anew);
  return { type: size.type, width: size.width, height: size.height };
}
