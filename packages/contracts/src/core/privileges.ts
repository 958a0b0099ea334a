import type { FlagGroup } from './flag-groups.ts';
import { text, type Text } from './text.ts';

/** Actions that a permission level can allow on a module (docs/model/platform.md#privileges). */
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

/** The permission levels with their actions. The names are the values of `description` of a menu item. */
export const levels = {
  'View Only': ['view'],
  'View and Export': ['view', 'export'],
  Input: input,
  Approval: ['view', 'export', 'approve'],
  'Full Access': actions,
} as const satisfies Record<string, readonly Action[]>;
export type Level = keyof typeof levels;

/**
 * Actions of a level. The comparison is exact; an unknown or empty level counts as View Only.
 * @example
 * actionsOf('Approval'); // ['view', 'export', 'approve']
 */
export const actionsOf = (level: string | null | undefined): readonly Action[] =>
  level != null && Object.hasOwn(levels, level) ? levels[level as Level] : levels['View Only'];

/** Actions that need a flag group besides the level (docs/model/platform.md#profile). */
export const actionGroups: Readonly<Partial<Record<Action, FlagGroup>>> = { 'status-all': 'admin' };

/**
 * The modules whose line of an export restriction applies to a list, the first that has one: its own, else the one
 * that its privilege is named after. Rates of branches are part of the branches, for example.
 * @example
 * restrictedModules({ module: 'branch-rate', privilege: 'branch:browse' }); // ['branch-rate', 'branch']
 */
export const restrictedModules = ({ module, privilege }: { readonly module: string; readonly privilege: string }) => [
  module,
  privilege.split(':')[0]!,
];

/** The part of the country that a user is mapped to: one branch, an area, a regional office, or all. */
export const mappingTypes = ['BRANCH', 'MRA', 'MRO', 'NATIONAL'] as const;
export type MappingType = (typeof mappingTypes)[number];

/**
 * Whether a user is head office: mapped to the whole country, or an admin (docs/model/membership.md#who-acts).
 * @example
 * isHeadOffice('BRANCH', false); // false
 */
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

/** Groups of the sidebar; order and titles are fixed (docs/model/specification.md#sidebar-groups). */
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
