import * as z from 'zod/mini';
import { act } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

const changed = z.object({ secureId: z.uuid(), version: z.int() });

/** Takes a product back to the group that core names. */
export const resetGroup = act({
  title: text('Kembalikan kelompok', 'Reset the group'),
  effect: text('Kelompok mengikuti core lagi.', 'The group follows core again.'),
  action: 'operate',
  fields: {},
  titles: {},
  result: changed,
  errors: ['ONLY_ADMIN'],
});

/** Accepts a price of core that changed by more than core may change it by itself. */
export const acceptPrice = act({
  title: text('Terima harga', 'Accept the price'),
  effect: text(
    'Harga dari core menjadi harga acuan; konfliknya selesai.',
    'The price of core becomes the reference price; the conflict is solved.',
  ),
  action: 'operate',
  fields: {},
  titles: {},
  result: changed,
  errors: ['ONLY_ADMIN', 'NO_PRICE_JUMP'],
});
