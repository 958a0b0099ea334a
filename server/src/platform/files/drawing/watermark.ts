import { lettering, widthOf } from './letters.ts';
import sharp from 'sharp';

/** Longest side of a picture with a watermark, pixels: enough to read a KTP. */
const longestSide = 1_600;

/**
 * A picture with a text written across it, so that a copy shows who opened it and when
 * (docs/model/platform.md#personal-data).
 * @returns WebP
 */
export async function watermarked(picture: Buffer, text: string): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .rotate()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  const point = Math.max(1, Math.round(info.width / 320));
  const [across, down] = [widthOf(text, point) + 24 * point, 30 * point];
  const tile = (fill: string, offset: number) =>
    lettering(text, { x: 12 * point + offset, y: 11 * point + offset, point, fill });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><defs><pattern id="t" width="${across}" height="${down}" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">${tile('rgba(0,0,0,.34)', 0)}${tile('rgba(255,255,255,.42)', Math.max(1, point / 2))}</pattern></defs><rect width="100%" height="100%" fill="url(#t)"/></svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(drawing) }])
    .webp({ quality: 82 })
    .toBuffer();
}
