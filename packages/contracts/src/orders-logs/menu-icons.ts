import { options } from '../core/fields.ts';
import type { MenuDrawing } from '../shell/index.ts';

/** Names of the icons that the sidebar knows. */
export const menuIcons = options<MenuDrawing>({
  home: ['Rumah', 'Home'],
  card: ['Kartu', 'Card'],
  account: ['Akun', 'Account'],
  order: ['Order'],
  download: ['Unduhan', 'Download'],
  promo: ['Promo'],
  product: ['Produk', 'Product'],
  store: ['Toko', 'Store'],
  area: ['Area'],
  content: ['Konten', 'Content'],
  message: ['Pesan', 'Message'],
  reason: ['Alasan', 'Reason'],
  settings: ['Pengaturan', 'Settings'],
  log: ['Log'],
});
