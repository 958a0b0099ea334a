import { text } from '../text.ts';
import { referable } from './referable.ts';

export const role = referable({ module: 'roles', path: 'roles', title: text('Peran', 'Role') });
export const menu = referable({ module: 'menu-management', path: 'menu', title: text('Menu') });
export const membershipGroup = referable({
  module: 'membership-group',
  path: 'membership-group',
  title: text('Grup Keanggotaan', 'Membership group'),
});
export const programType = referable({
  module: 'program-type',
  path: 'program-type',
  title: text('Jenis Program', 'Program type'),
});
