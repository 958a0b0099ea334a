import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { bulkLimit } from '../core/envelope.ts';
import { choice, flag, integer, line, object, options, paragraph, recordStatus } from '../core/fields.ts';
import { levels, type Level } from '../core/privileges.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';

const module = 'roles';
const privilege = `${module}:browse`;
const optional = { required: false } as const;

/** Roles that the program knows by name: never renamed, deleted or switched off. */
export const reservedRoles = ['admin', 'print_vendor'] as const;
export const isReservedRole = (name: string): boolean =>
  (reservedRoles as readonly string[]).includes(name.toLowerCase());

/** What staff of a role do (docs/model/platform.md#profile). */
export const jobNames = options({
  1: ['1 Bisnis kantor pusat', '1 Head-office business'],
  2: ['2 Operasional kantor pusat', '2 Head-office operations'],
  3: ['3 Supervisor regional (MRA)', '3 Regional supervisor (MRA)'],
  4: ['4 Kepala cabang', '4 Branch head'],
  5: ['5 Admin cabang dan SAO', '5 Branch admin and SAO'],
  6: ['6 Vendor cetak', '6 Print vendor'],
  7: ['7 Contact center', '7 Contact centre'],
  8: ['8 Audit internal', '8 Internal audit'],
});

const levelNames = Object.keys(levels) as [Level, ...Level[]];
export const levelOptions = levelNames.map((level) => ({ value: level, title: text(level) }));

/** The level a role gives on a sub-menu, or on a menu without sub-menus (`subMenuId` null). */
const permission = z.object({ menuId: z.uuid(), subMenuId: z.nullable(z.uuid()), level: z.enum(levelNames) });
export type RolePermission = z.infer<typeof permission>;

/** A place that roles may be given a level on. */
export const grantablePlace = z.object({
  menuId: z.uuid(),
  subMenuId: z.nullable(z.uuid()),
  header: z.string(),
  menuName: z.string(),
  name: z.string(),
  url: z.string(),
  privilege: z.string(),
  activated: z.boolean(),
  /** Highest levels that the caller may give. */
  grantable: z.array(z.enum(levelNames)),
});
export type GrantablePlace = z.infer<typeof grantablePlace>;

export const exportModes = options({
  NONE: ['Tanpa batas', 'Unrestricted'],
  BLOCK_ALL: ['Diblokir', 'Blocked'],
  BY_MODULE: ['Per modul', 'By module'],
});
/** Whether a role requires a second factor for local sign-in; blank: optional. */
export const secondFactorOptions = options({ REQUIRED: ['Wajib', 'Required'] });

const time = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));
const restrictionLine = z.object({
  module: z.string(),
  allowed: z.boolean(),
  maxRows: z.int().check(z.gte(1), z.lte(1_000_000)),
  maxPeriodDays: z.nullable(z.int().check(z.gte(1), z.lte(366))),
  formats: z.array(z.enum(['csv', 'xlsx'])),
  personalData: z.enum(['MASKED', 'CLEAR']),
});
const restrictionValues = {
  mode: z.enum(['NONE', 'BLOCK_ALL', 'BY_MODULE']),
  lines: z.array(restrictionLine).check(z.maxLength(300)),
  hoursFrom: time,
  hoursTo: time,
  dailyLimit: z.nullable(z.int().check(z.gte(1), z.lte(200))),
};
/** What a role may export (docs/model/platform.md#export-restriction). */
export const exportRestriction = z.object({ roleSecureId: z.uuid(), version: z.int(), ...restrictionValues });
export type ExportRestriction = Omit<z.infer<typeof exportRestriction>, 'roleSecureId' | 'version'>;

const holder = z.object({
  secureId: z.uuid(),
  username: z.string(),
  name: z.string(),
  status: z.enum(['active', 'inactive']),
});
export type RoleHolder = z.infer<typeof holder>;
const holders = z.object({ rows: z.array(holder), total: z.int(), page: z.int(), size: z.int() });
const users = z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkLimit));
/** Why, of everyone but admins, whose change takes effect at once. */
const reason = z.nullish(z.string());
/** Changes that await a second person. */
const waiting = z.optional(z.int());
const base = 'middle-v2';
const named = z.object({ secureId: z.string(), name: z.string(), jobName: z.nullable(z.string()) });

/** The module's own calls besides the operations (docs/model/platform.md#role-calls). */
export const roleCalls = {
  all: call({
    name: 'roles.list-all',
    method: 'GET',
    base,
    path: 'roles/list',
    access: 'session',
    summary: 'All active roles',
    result: z.array(named),
  }),
  places: call({
    name: 'roles.places',
    method: 'GET',
    base,
    path: 'roles/places',
    access: { privilege, action: 'view' },
    summary: 'Menus and sub-menus that roles may be given levels on',
    result: z.array(grantablePlace),
  }),
  holders: call({
    name: 'roles.users',
    method: 'GET',
    base,
    path: 'roles/{secureId}/users',
    access: { privilege, action: 'view' },
    summary: 'Users of a role',
    query: z.object({ page: z.optional(z.int().check(z.gte(1))), search: z.optional(z.string()) }),
    result: holders,
  }),
  addUsers: call({
    name: 'roles.insert-user-role',
    method: 'POST',
    base,
    path: 'roles/insert-user-role',
    access: { privilege, action: 'create' },
    summary: 'Gives a role to users; nothing when one may not have it',
    idempotent: true,
    query: z.object({ roleSecureId: z.uuid() }),
    body: z.object({ userSecureIds: users, reason }),
    result: z.object({ inserted: z.int(), alreadyHeld: z.int(), waiting }),
    errors: ['ROLE_EXCLUSIVE', 'ROLE_NOT_GRANTABLE', 'SELF_CHANGE', 'BEYOND_OWN_RIGHTS', 'CHANGE_PENDING'],
    changes: ['user'],
    stepUp: 'always',
  }),
  removeUsers: call({
    name: 'roles.remove-user-role',
    method: 'DELETE',
    base,
    path: 'roles/user-role',
    access: { privilege, action: 'create' },
    summary: 'Takes a role from users',
    body: z.object({ roleSecureId: z.uuid(), userSecureIds: users, reason }),
    result: z.object({ removed: z.int(), waiting }),
    errors: ['LAST_ADMIN', 'SELF_CHANGE', 'ROLE_NOT_GRANTABLE', 'BEYOND_OWN_RIGHTS', 'CHANGE_PENDING'],
    changes: ['user'],
    stepUp: 'always',
  }),
  restriction: call({
    name: 'roles.export-restriction',
    method: 'GET',
    base,
    path: 'roles/export-restriction/{secureId}',
    access: { privilege, action: 'view' },
    summary: 'Export restriction of a role',
    result: exportRestriction,
  }),
  restrict: call({
    name: 'roles.export-restriction.update',
    method: 'PUT',
    base,
    path: 'roles/export-restriction',
    access: { privilege, action: 'operate' },
    summary: 'Changes the export restriction of a role',
    body: z.object({ roleSecureId: z.uuid(), version: z.int(), ...restrictionValues }),
    result: exportRestriction,
    errors: ['ROLE_RESERVED', 'STALE_VERSION', 'SELF_CHANGE', 'BEYOND_OWN_RIGHTS'],
    stepUp: 'always',
  }),
} as const;

/** What a group of staff may do (docs/model/shell.md#roles). */
export const roles = defineResource({
  module,
  fourEyes: true,
  /** By anyone but an admin, people are given other rights only with a second person, also through a role they hold. */
  awaitsApproval: ({ action, before, byAdmin }) =>
    !byAdmin && action !== 'create' && ((before?.['userCount'] as number | undefined) ?? 0) > 0,
  base,
  title: text('Peran', 'Role'),
  label: 'name',
  volume: 60,
  titles: {
    name: text('Nama', 'Name'),
    jobName: text('Jabatan', 'Job name'),
    description: text('Keterangan', 'Description'),
    permissions: text('Hak akses', 'Permissions'),
    secondFactor: text('Faktor kedua saat masuk', 'Second factor at sign-in'),
    revealPersonalData: text('Boleh membuka data pribadi', 'May reveal personal data'),
    moduleCount: text('Modul', 'Modules'),
    fullAccessCount: text('Full Access'),
    userCount: text('User', 'Users'),
    exportMode: text('Ekspor', 'Export'),
    moduleHeld: text('Memegang modul', 'Holds module'),
    level: text('Level', 'Level'),
  },
  fields: {
    name: line({ minimum: 3, maximum: 50, pattern: /^[A-Za-z0-9_ ]+$/, unique: true }),
    jobName: choice(jobNames, optional),
    description: paragraph({ maximum: 200, ...optional }),
    permissions: object(z.array(permission).check(z.maxLength(300))),
    revealPersonalData: flag(),
    secondFactor: choice(secondFactorOptions, optional),
  },
  derived: {
    moduleCount: integer({ minimum: 0, maximum: 1_000 }),
    fullAccessCount: integer({ minimum: 0, maximum: 1_000 }),
    userCount: integer({ minimum: 0, maximum: 1_000_000 }),
    exportMode: choice(exportModes),
  },
  list: {
    filters: {
      status: recordStatus(),
      jobName: choice(jobNames),
      moduleHeld: line({ maximum: 80 }),
      level: choice(levelOptions),
    },
    sorts: ['name', 'jobName', 'userCount', 'updatedAt'],
    defaultSort: ['name,asc'],
    search: ['name', 'description'],
    columns: ['name', 'jobName', 'description', 'moduleCount', 'fullAccessCount', 'userCount', 'exportMode', 'status'],
  },
  operations: ['list', 'detail', 'create', 'update', 'delete', 'activate', 'deactivate', 'lov', 'download', 'unique'],
  stepUp: { create: true, update: true, delete: true, activate: true, deactivate: true },
  errors: {
    ROLE_RESERVED: {
      text: text(
        'Peran bawaan sistem tidak dapat diubah dengan cara ini',
        'A built-in role cannot be changed this way',
      ),
    },
    ROLE_NOT_GRANTABLE: {
      text: text(
        'Anda tidak dapat memberi hak yang tidak Anda miliki: {names}',
        'You cannot give rights that you do not hold: {names}',
      ),
    },
    ROLE_EXCLUSIVE: {
      text: text(
        'Peran vendor cetak tidak dapat digabung dengan peran lain: {names}',
        'The print vendor role excludes every other role: {names}',
      ),
    },
    ROLE_HELD: {
      text: text(
        'Masih dipegang user; cabut dari semua user terlebih dahulu',
        'Still held by users; take it from all of them first',
      ),
    },
    LAST_ADMIN: { text: text('Admin aktif terakhir tidak dapat diubah', 'The last active admin cannot be changed') },
    SELF_CHANGE: {
      text: text(
        'Anda tidak dapat mengubah peran, pemetaan, e-mail, atau status sendiri di sini',
        'You cannot change your own roles, mapping, e-mail or status here',
      ),
    },
  },
  calls: roleCalls,
});

export type Role = RecordOf<typeof roles>;
export type RoleCreate = CreateOf<typeof roles>;
/** Rows of a page of a role's users. */
export const holdersPageSize = 25;
