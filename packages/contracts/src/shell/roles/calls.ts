import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { bulkLimit } from '../../core/list-limits.ts';
import { options } from '../../core/fields.ts';
import { levels, type Level } from '../../core/privileges.ts';
import { text } from '../../core/text.ts';
import { notATime, timeOfDay } from '../../core/time-of-day.ts';

export const module = 'roles';
const privilege = `${module}:browse`;
export const optional = { required: false } as const;

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
export const permission = z.object({ menuId: z.uuid(), subMenuId: z.nullable(z.uuid()), level: z.enum(levelNames) });
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

const time = z.nullable(z.string().check(z.regex(timeOfDay, notATime)));
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
/** Required, except from admins, whose change takes effect at once. */
const reason = z.nullish(z.string());
/** Changes that await a second person. */
const waiting = z.optional(z.int());
export const base = 'middle-v2';
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
    audit: 'ROLE_GRANT',
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
    audit: 'ROLE_REVOKE',
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
