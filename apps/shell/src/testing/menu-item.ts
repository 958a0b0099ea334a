import type { MenuItem } from '@console/auth';

/**
 * A place of the menu without children.
 * @example const menu = [menuItem('Kode pos', '/zip-code')];
 */
export const menuItem = (name: string, url: string): MenuItem => ({
  name,
  url,
  icon: null,
  privilege: null,
  description: '',
  actions: [],
  children: [],
});
