import type { SeedOptions } from '../../platform/database/seed.ts';
import type { Tx } from '../../platform/context.ts';
import { seedPicture } from '../../platform/seed-data/picture.ts';

/** A plain drawing whose colour follows from the number. */
const drawing = (k: number): string => {
  const hue = (k * 47) % 360;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240">' +
    `<rect width="240" height="240" fill="hsl(${hue} 35% 92%)"/>` +
    `<rect x="${50 - (k % 4) * 6}" y="${60 + (k % 3) * 10}" width="${140 + (k % 4) * 12}" ` +
    `height="${110 - (k % 3) * 12}" rx="12" fill="hsl(${hue} 45% 45%)"/></svg>`
  );
};

/** Draws the picture of the kth seeded product. @returns the file's id */
export const seedProductPicture = (
  tx: Tx,
  options: SeedOptions,
  {
    module,
    k,
    code,
    recordId,
  }: { readonly module: string; readonly k: number; readonly code: string; readonly recordId: string },
): Promise<string> =>
  seedPicture(tx, options, {
    key: String(k),
    name: `${code}.png`,
    module,
    recordId,
    shape: drawing(k),
    width: 240,
    height: 240,
    type: 'image/png',
  });
