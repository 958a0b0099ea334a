import sharp from 'sharp';

/** Pixels of the longer side at which sharpness is measured, so that large and small photos compare. */
const measuredAt = 640;
/** The spread of a Laplacian at which a photo counts as fully sharp; found with clear and blurred photos of cards. */
const fullySharp = 24;

/** How sharp a photo is, 0-100: the spread of its edges. `null` when it cannot be read. */
export async function sharpnessOf(picture: Buffer): Promise<number | null> {
  try {
    const edges = await sharp(picture)
      .rotate()
      .resize(measuredAt, measuredAt, { fit: 'inside' })
      .greyscale()
      .convolve({ width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], scale: 1, offset: 128 })
      .toBuffer();
    const { channels } = await sharp(edges).stats();
    return Math.min(100, Math.round(((channels[0]?.stdev ?? 0) / fullySharp) * 100));
  } catch {
    return null;
  }
}
