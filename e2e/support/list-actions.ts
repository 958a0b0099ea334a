import { domains } from '@console/contracts/domains';
import { removableStates } from '@console/contracts/orders-logs/notification-words';
import { isChangeable, statusAction, type Act, type TransitionAct } from '@console/contracts/core/resource';
import type { Action } from '@console/contracts/core/privileges';
import type { DeclaredList } from './declared-lists.ts';
import type { SeededRole } from './seeded-roles.ts';

/** A row as the server returns it. */
export type AnsweredRow = Readonly<Record<string, unknown>>;
type Allowed = ReadonlySet<Action>;

/** What decides besides the level. */
type Opener = Pick<SeededRole, 'name' | 'isHeadOffice'>;
type OwnEntries = (row: AnsweredRow, role: Opener) => readonly (readonly [title: string, action: Action])[];

/** Head office alone writes promos, as their contract says. */
const ofPromo: OwnEntries = ({ state }, { isHeadOffice }) =>
  isHeadOffice ? [...(state === 'inactive' ? [] : [['Impor rate', 'import'] as const]), ['Duplikat', 'create']] : [];

/**
 * Row actions that modules add to or replace the standard ones with, by the row's state; each with the action it
 * requires.
 */
const own: Readonly<Record<string, OwnEntries>> = {
  promo: ofPromo,
  'promo-nmc': ofPromo,
  'promo-ufi': ofPromo,
  membership: (row) => (row['status'] === 'closed' ? [] : [['Ubah data', 'update']]),
  'blacklist-phone-number': (row) => [
    ...((row['state'] === 'PROPOSED' || row['state'] === 'ACTIVE') && 'note' in row
      ? [['Ubah', 'update'] as const]
      : []),
    ...(row['state'] === 'PROPOSED' || row['state'] === 'REMOVAL_PROPOSED'
      ? ([
          ['Setujui', 'approve'],
          ['Tolak', 'approve'],
        ] as const)
      : []),
    ...(row['state'] === 'ACTIVE' ? [['Usulkan penghapusan', 'update'] as const] : []),
  ],
  user: (row, { name }) => [
    ...(typeof row['lockedUntil'] === 'string' && Date.parse(row['lockedUntil']) > Date.now()
      ? [['Buka kunci', 'update'] as const]
      : []),
    ...(name === 'admin' && row['status'] === 'active' ? [['Reset password', 'update'] as const] : []),
  ],
  roles: (row) =>
    row['status'] === 'active' && row['name'] !== 'admin' ? [['Lihat sebagai peran ini', 'operate']] : [],
  // Any user who may create reservations; every role has the same level on all card modules.
  'card-stock': ({ level }) => (level === 'OUT' || level === 'LOW' ? [['Usulkan reservasi', 'create']] : []),
  // As above: head office rejects and withdraws.
  'ecard-printing': (row) =>
    (row['actions'] as readonly string[]).map((action) => [
      { pay: 'Catat pembayaran', reject: 'Tolak', withdraw: 'Tarik kembali' }[action] ?? action,
      'update',
    ]),
  // Its records have their pages among those of members.
  'risk-profile-membership': () => [['Lihat', 'view']],
  // Its detail is the list with an id in the address.
  'master-branch-nmc-promo-fee': () => [
    ['Lihat', 'view'],
    ['Simulasi angsuran', 'view'],
  ],
  // The server returns per file what its viewer may do.
  'download-management': (row) =>
    (row['actions'] as readonly string[]).map((action) => [
      { fetch: 'Unduh', cancel: 'Batal', repeat: 'Ulangi', revoke: 'Cabut' }[action] ?? action,
      'view',
    ]),
};

/** Standard actions of a row, where its state does not allow all. */
const offers: Readonly<Record<string, (row: AnsweredRow) => readonly string[]>> = {
  notification: ({ state }) => [
    ...(state === 'draft' ? ['update'] : []),
    ...((removableStates as readonly unknown[]).includes(state) ? ['delete'] : []),
  ],
  // Lines are changed one by one on a page of their own.
  'card-reservations': () => [],
  // It has its own form and action.
  'blacklist-phone-number': () => [],
};

const resourcesOf = (module: string) =>
  domains.flatMap(({ resources }) => resources).filter((resource) => resource.module === module);

/** Acts that the contract of a module declares for many records; transitions among them are in row menus too. */
const actsOf = (module: string): readonly (Act & Partial<Pick<TransitionAct, 'transition'>>)[] =>
  resourcesOf(module).flatMap(({ acts }) => Object.values<Act>(acts ?? {}));

/** Whether records are switched by the standard operations; states that are called so are acts. */
const isSwitched = ({ module, operations }: DeclaredList): boolean =>
  operations.has('activate') && !resourcesOf(module).some(({ acts }) => acts && 'activate' in acts);

/** Whether the state of a record lets it be updated: an ended period never changes. */
const changeable = (module: string, row: AnsweredRow): boolean =>
  resourcesOf(module).every(({ effective }) => !effective || isChangeable(row));

/** Whether the user switches the records of a list on, or off: the rights of both may differ. */
const switches = (list: DeclaredList, can: Allowed, operation: 'activate' | 'deactivate'): boolean =>
  isSwitched(list) && resourcesOf(list.module).every((resource) => can.has(statusAction(resource, operation)));

/** Entries of a row's menu, unordered. */
export function entriesOf(list: DeclaredList, row: AnsweredRow, can: Allowed, role: Opener): string[] {
  const { module, pages, operations } = list;
  const offered = (action: string) => (offers[module]?.(row).includes(action) ?? true) && changeable(module, row);
  // Where a record has one page, that shows it to all and changes it for some.
  const opens = pages.has('detail') || pages.has('update');
  return [
    ...(opens ? ['Lihat'] : []),
    ...(pages.has('detail') && pages.has('update') && operations.has('update') && can.has('update') && offered('update')
      ? ['Ubah']
      : []),
    ...(row['status'] === 'active' && switches(list, can, 'deactivate') ? ['Nonaktifkan'] : []),
    ...(row['status'] !== 'active' && switches(list, can, 'activate') ? ['Aktifkan'] : []),
    ...actsOf(module).flatMap(({ action, title, transition }) =>
      transition?.from.includes(String(row[transition.field])) && can.has(action) ? [title.id] : [],
    ),
    ...(own[module]?.(row, role)
      .filter(([, action]) => can.has(action))
      .map(([title]) => title) ?? []),
    ...(operations.has('delete') && can.has('delete') && offered('delete') ? ['Hapus'] : []),
  ];
}

/** Whether the user may choose all rows of a filter. */
export const choosesAll = ({ module, operations }: DeclaredList, can: Allowed): boolean =>
  can.has('status-all') && (operations.has('activate-all') || actsOf(module).some(({ action }) => can.has(action)));

/** Buttons for a selection, unordered; without any, rows have no checkbox. */
export const bulkOf = (list: DeclaredList, can: Allowed): string[] => [
  ...(switches(list, can, 'activate') ? ['Aktifkan'] : []),
  ...(switches(list, can, 'deactivate') ? ['Nonaktifkan'] : []),
  ...actsOf(list.module).flatMap(({ action, title }) => (can.has(action) ? [title.id] : [])),
  ...(list.module === 'card-stock' && can.has('create') ? ['Usulkan reservasi'] : []),
  ...(list.module === 'blacklist-phone-number' && can.has('approve') ? ['Setujui', 'Tolak'] : []),
  ...(list.module === 'card-lost' && can.has('approve') ? ['Konfirmasi'] : []),
  ...(list.module === 'blacklist-phone-number' && can.has('update') ? ['Usulkan penghapusan'] : []),
];

/** Modules whose create page is linked above the list under a name of its own. */
const ownCreateLink: readonly string[] = ['card-assignment', 'card-lost'];

/** Modules whose import page is not in the route table, or has another name there. */
const importedElsewhere: readonly string[] = ['card-verification'];

/** Whether a module has an import: where only files bring records, it is the page that creates one. */
const isImported = ({ module, pages, operations }: Pick<DeclaredList, 'module' | 'pages' | 'operations'>): boolean =>
  importedElsewhere.includes(module) || (pages.has('create') && !operations.has('create') && operations.has('import'));

/** Buttons next to the heading. By their contract, only head office may export blacklisted numbers. */
export const headOf = (
  { module, pages, operations, importedBy }: DeclaredList,
  can: Allowed,
  role: SeededRole,
): string[] => [
  ...(operations.has('download') &&
  can.has('export') &&
  (module !== 'blacklist-phone-number' || role.isHeadOffice) &&
  (module !== 'card-issuance' || role.name !== 'print_vendor')
    ? ['Unduh']
    : []),
  ...((importedBy.includes('import') || isImported({ module, pages, operations })) && can.has('import')
    ? ['Impor']
    : []),
  // Who decides about files without importing any is led to those that wait.
  ...(importedBy.includes('approve') && can.has('approve') && !can.has('import') ? ['Impor menunggu'] : []),
  ...(pages.has('create') && operations.has('create') && can.has('create') && !ownCreateLink.includes(module)
    ? ['Tambah']
    : []),
  ...(module === 'membership' ? ['Laporan', ...(can.has('create') ? ['Daftarkan member'] : [])] : []),
];
