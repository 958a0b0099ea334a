import * as z from 'zod/mini';
import type { ImageRule, ImagesRule } from './field.ts';
import { make, type Common } from './make-field.ts';

/**
 * The fileId of an uploaded image (docs/model/platform.md#file-uploads).
 * @example
 * image({ width: 1280, height: 720, tolerance: 0.02, maximumBytes: 1_000_000, types: ['image/png'] });
 */
export const image = <const C extends Common>(rule: ImageRule, common: C = {} as C) =>
  make('image', z.uuid(), common as C, { image: rule });

/**
 * The fileIds of uploaded images in order, the first of which is the cover (docs/model/platform.md#file-uploads).
 * @param rule bytes and types of each, and how many at most
 * @example
 * images({ maximum: 5, maximumBytes: 2_000_000, types: ['image/png'] });
 */
export const images = ({ maximum, ...rule }: ImagesRule & { readonly maximum: number }) =>
  make(
    'object',
    z.array(z.uuid()).check(
      z.maxLength(maximum),
      z.refine((ids) => new Set(ids).size === ids.length, { error: () => 'DUPLICATE' }),
    ) as unknown as z.ZodMiniType<readonly string[]>,
    {},
    { maximum, images: rule },
  );
