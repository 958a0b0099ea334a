import type { FlagGroup } from './flag-groups.ts';
import { text, type Text } from './text.ts';

/** What a permission level may allow on a module (docs/model/platform.md#privileges). */
export const actions = [
  'view',
  'export',
  'create',
  'update',
  'import',
  'status',
  'approve',
  'delete',
  'status-all',
  'operate',
] as const;
export type Action = (typeof actions)[number];

const input = ['view', 'export', 'create', 'update', 'import', 'status'] as const;

/** The permission levels, named as `description` of a menu item carries them, with the actions of each. */
export const levels = {
  'View Only': ['view'],
  'View and Export': ['view', 'export'],
  Input: input,
  Approval: ['view', 'export', 'approve'],
  'Full Access': actions,
} as const satisfies Record<string, readonly Action[]>;
export type Level = keyof typeof levels;

/** Actions of a level; an unknown or empty level counts as View Only. The comparison is exact. */
export const actionsOf = (level: string | null | undefined): readonly Action[] =>
  level != null && Object.hasOwn(levels, level) ? levels[level as Level] : levels['View Only'];

/** Actions that only the screens of a flag group offer, besides the level (docs/model/platform.md#profile). */
export const actionGroups: Readonly<Partial<Record<Action, FlagGroup>>> = { 'status-all': 'admin' };

/** What part of the country a user is mapped to: one branch, an area, a regional office, or all of it. */
export const mappingTypes = ['BRANCH', 'MRA', 'MRO', 'NATIONAL'] as const;
export type MappingType = (typeof mappingTypes)[number];

/** Head office: mapped to the whole country, or an admin (docs/model/membership.md#who-acts). */
export const isHeadOffice = (mappingType: string | null, isAdmin: boolean): boolean =>
  isAdmin || mappingType === 'NATIONAL';

/** Name of an action as screens show it. */
export const actionTexts: Record<Action, Text> = {
  view: text('Lihat', 'View'),
  export: text('Ekspor', 'Export'),
  create: text('Tambah', 'Create'),
  update: text('Ubah', 'Update'),
  import: text('Impor', 'Import'),
  status: text('Ubah status', 'Change status'),
  approve: text('Setujui', 'Approve'),
  delete: text('Hapus', 'Delete'),
  'status-all': text('Ubah status semua', 'Change status of all'),
  operate: text('Operasikan', 'Operate'),
};

/**
 * Groups of the sidebar in their fixed order and with their fixed titles (docs/model/specification.md#sidebar-groups).
 */
export const menuGroups = [
  { key: 'home', title: 'Home' },
  { key: 'middle', title: 'Beranda' },
  { key: 'spektra', title: 'Spektra' },
  { key: 'nmc', title: 'NMC' },
  { key: 'ufi', title: 'UFI' },
  { key: 'cms', title: 'CMS' },
  { key: 'setup', title: 'Setup' },
  { key: 'setting', title: 'Setting' },
  { key: 'other', title: 'Other' },
] as const;
export type MenuGroup = (typeof menuGroups)[number]['key'];
