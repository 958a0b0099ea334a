import { options } from '../core/fields.ts';

/** How the holder of a new card wants to get it. */
export const cardPreferences = options({
  DIGITAL: ['Kartu digital', 'Digital card'],
  BRANCH_PICKUP: ['Ambil di cabang', 'Branch pick-up'],
  HOME: ['Kirim ke rumah', 'Home delivery'],
});
export type CardPreference = (typeof cardPreferences)[number]['value'];
