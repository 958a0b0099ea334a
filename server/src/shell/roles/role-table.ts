import type { Level } from '@console/contracts/core/privileges';
import { rowsOf } from '../../platform/seed-data/rows-of.ts';

/** Parts of the sidebar on which the seeded roles have levels. */
export const areas = ['cards', 'membership', 'orders', 'masters', 'cms', 'setup', 'setting', 'logs'] as const;
export type Area = (typeof areas)[number];

export interface SeedRole {
  readonly name: string;
  readonly jobName: string | null;
  readonly levels: Readonly<Record<Area, (module: string) => Level | null>>;
  readonly reveal: boolean;
  readonly exports: 'NONE' | 'BLOCK_ALL' | 'BY_MODULE';
}

const letters: Readonly<Record<string, Level>> = {
  V: 'View Only',
  E: 'View and Export',
  I: 'Input',
  A: 'Approval',
  F: 'Full Access',
};
const groups: Readonly<Record<string, readonly string[]>> = {
  branches: ['branch', 'master-branch-nmc', 'master-branch-ufi'],
  dealers: ['dealer-nmc', 'dealer-ufi'],
};

/**
 * name, flag | cards | membership | orders | masters of the lines | CMS | setup | setting but logs | logs | reveal |
 * export (docs/model/shell.md#seeded-roles-and-users): V, E, I, A, F or -; `X (m)` only on module m; `X (m: Y)` Y on m,
 * X elsewhere.
 */
const table = `
admin,           | F | F | F | F | F | F | F | F | yes | NONE
ho_business, 1   | V | E | E | I | I | I | - | - | no | BY_MODULE
ho_business_head, 1 | V | E | E | A | A | A | - | V | no | BY_MODULE
ho_operations, 2 | I | I | I | V (photos-screening, photos-screening-nmc: I) | V | I | I (member-management) | V | yes
  | BY_MODULE
mra_officer, 3   | I | I | I | V | - | V | - | - | no | BLOCK_ALL
mra_supervisor, 3 | A | A | A | E (store, dealers, pre-order-agent: A) | - | V | V (user) | - | no | BY_MODULE
branch_head, 4   | A | A | A | V (sao-assign: I; photos-screening, photos-screening-nmc: A) | - | V | I (user) | - |
  yes | BY_MODULE
branch_admin, 5  | I | I | I | V (branches, store, dealers: I) | I (branch-cms) | V (master-kios: I) | I
  (member-management) | - | no | BLOCK_ALL
sao, 5           | - | V | V (po-status-sales, po-status-nmc-sales: I) | V (sao-assign, store, dealers) | - | - | - |
  - | no | BLOCK_ALL
print_vendor, 6  | I (ecard-printing, card-issuance) | - | - | - | - | - | - | - | no | BY_MODULE
contact_center, 7 | V | V | V (customer-confirmation: I) | V | V | V | - | V (transaction-log) | yes | BLOCK_ALL
internal_audit, 8 | E | E | E | E | E | E | E | E | yes | BY_MODULE
mro_officer,     | V | I | E | E | - | V (mra, mro, regions) | V (user) | - | no | BLOCK_ALL
tamu,            | V (cards) | - | - | - | - | - | - | - | no | BLOCK_ALL
`;

const modulesOf = (list: string): string[] => list.split(', ').flatMap((name) => groups[name] ?? [name]);

/** Parses one cell of the table into the level of each module of the area. */
function levelsOf(cell: string): (module: string) => Level | null {
  const [, letter = '', clauses = ''] = /^(\S)(?: \((.+)\))?$/.exec(cell) ?? [];
  const level = letters[letter] ?? null;
  if (!clauses) return () => level;
  if (!clauses.includes(': ')) {
    const only = new Set(modulesOf(clauses));
    return (module) => (only.has(module) ? level : null);
  }
  const exceptions = new Map(
    clauses.split('; ').flatMap((clause) => {
      const [modules = '', own = ''] = clause.split(': ');
      return modulesOf(modules).map((module) => [module, letters[own] ?? null] as const);
    }),
  );
  return (module) => exceptions.get(module) ?? level;
}

/** The seeded roles in the order of the table. */
export const seedRoles: readonly SeedRole[] = rowsOf(table).map((row) => {
  const cells = row.split('|').map((cell) => cell.trim());
  const [name = '', jobName = ''] = (cells[0] ?? '').split(',').map((part) => part.trim());
  const levels = Object.fromEntries(
    areas.map((area, index) => [area, levelsOf(cells[index + 1] ?? '-')]),
  ) as SeedRole['levels'];
  return {
    name,
    jobName: jobName || null,
    levels,
    reveal: cells[9] === 'yes',
    exports: cells[10] as SeedRole['exports'],
  };
});
