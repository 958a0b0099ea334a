import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import {
  choice,
  code,
  date,
  digits,
  flag,
  instant,
  integer,
  line,
  object,
  options,
  phone,
  plainDate,
  recordStatus,
  reference,
  references,
  type Fields,
  emailPattern,
} from '../core/fields.ts';
import { proposed, type AwaitedChange } from '../core/changes.ts';
import { downloadFormats } from '../core/downloads.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { authErrors } from './auth.ts';
import { guardedAccountFields } from './account-rights.ts';
import { flags } from '../core/flag-groups.ts';
import { jobNames, roles as roleResource } from './roles.ts';

const module = 'user';
const optional = { required: false } as const;
export const userPrivilege = 'user:browse';

export const userTypes = options({ EMPLOYEE: ['Karyawan', 'Employee'], EXTERNAL: ['Eksternal', 'External'] });
export const mappingTypeOptions = options({ BRANCH: ['BRANCH'], MRA: ['MRA'], MRO: ['MRO'], NATIONAL: ['NATIONAL'] });
const creators = options({ CONSOLE: ['Konsol', 'Console'], REGISTER: ['Pendaftaran', 'Registration'] });
const flagOptions = flags.map((value) => ({ value, title: text(value) }));

const named = z.object({ secureId: z.string(), code: z.string(), name: z.string() });
const heldRole = z.object({ secureId: z.string(), name: z.string(), jobName: z.nullable(z.string()) });
const session = z.object({
  secureId: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  signInMode: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type UserSession = z.infer<typeof session>;
export const userChoice = z.object({ secureId: z.string(), username: z.string(), name: z.string() });
export type UserChoice = z.infer<typeof userChoice>;
const validity = z.object({ valid: z.boolean(), code: z.optional(z.string()), message: z.optional(z.string()) });

/** What a user may do, merged over his roles: one row per module with the roles that give it. */
const merged = z.object({
  privilege: z.string(),
  name: z.string(),
  group: z.string(),
  level: z.string(),
  roles: z.array(z.string()),
});
export type MergedPrivilege = z.infer<typeof merged>;
const userPrivileges = z.object({
  secureId: z.uuid(),
  version: z.int(),
  username: z.string(),
  listRoles: z.array(heldRole),
  userRoles: z.array(merged),
});
export type UserPrivileges = z.infer<typeof userPrivileges>;

/** Questions of the access review that the other filters cannot ask; the first two are about a period. */
const reviews = options({
  CREATED: ['Dibuat pada periode', 'Created in the period'],
  DEACTIVATED: ['Dinonaktifkan pada periode', 'Deactivated in the period'],
  NEVER: ['Belum pernah masuk', 'Never signed in'],
  ENDING: ['Eksternal berakhir dalam 30 hari', 'External, ending in 30 days'],
});
/** Filters that the figures of the access review set. */
export const reviewFilters = {
  review: choice(reviews),
  reviewFrom: date(),
  reviewTo: date(),
  fullAccess: line({ maximum: 80 }),
};
const filters = {
  status: recordStatus(),
  role: reference('roles/lov'),
  jobName: choice(jobNames),
  userType: choice(userTypes),
  mappingType: choice(mappingTypeOptions),
  branch: reference('branch/lov', { lovParameters: { line: 'SPEKTRA' } }),
  mra: reference('mra/lov'),
  incomplete: flag(),
  lastLoginBefore: date(),
  locked: flag(),
  ...reviewFilters,
};

export const reportBlocks = [
  'status',
  'role',
  'type',
  'branch',
  'period',
  'signIn',
  'fullAccess',
  'mapping',
  'external',
] as const;
/** One figure of the access review, which opens its rows by the list filters given, written as an address. */
const figure = z.object({ block: z.enum(reportBlocks), label: z.string(), count: z.int(), filter: z.string() });
export type ReportFigure = z.infer<typeof figure>;
const optionally = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, z.optional(schema)]));
/** The filters of the list, and the period; the last 30 days unless given. */
const reportQuery = z.object({ from: z.optional(plainDate()), to: z.optional(plainDate()), ...optionally(filters) });
export type ReportQuery = z.infer<typeof reportQuery>;

const access = (action: 'view' | 'create' | 'update' | 'export') => ({ privilege: userPrivilege, action }) as const;
const base = 'middle';

/** Calls of the user service besides the operations (docs/model/platform.md#user-calls). */
export const userCalls = {
  lov: call({
    name: 'user.lov',
    base,
    access: 'session',
    method: 'GET',
    path: 'user/lov',
    summary: 'Active users to choose from, at most 50',
    query: z.object({
      search: z.optional(z.string()),
      roleSecureId: z.optional(z.uuid()),
      branchSecureId: z.optional(z.uuid()),
      secureId: z.optional(z.array(z.uuid())),
    }),
    // `code` is what lists of values call it: names alone do not tell people apart.
    result: z.array(z.object({ ...userChoice.shape, code: z.string() })),
  }),
  byMra: call({
    name: 'user.mra.lov',
    base,
    access: 'session',
    method: 'GET',
    path: 'user/lov/mra',
    summary: 'Users mapped to an MRA',
    query: z.object({ mraSecureId: z.uuid(), search: z.optional(z.string()) }),
    result: z.array(z.object({ ...userChoice.shape, mraName: z.string() })),
  }),
  byMro: call({
    name: 'user.mro.lov',
    base,
    access: 'session',
    method: 'GET',
    path: 'user/lov/user-mro',
    summary: 'Users of an MRO',
    query: z.object({ mroSecureId: z.uuid() }),
    result: z.array(z.object({ ...userChoice.shape, mroName: z.string() })),
  }),
  statuses: call({
    name: 'user.status',
    base,
    access: access('view'),
    method: 'GET',
    path: 'user/status',
    summary: 'Users by status within scope',
    result: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  }),
  validateUsername: call({
    name: 'user.validate-username',
    base,
    access: access('create'),
    method: 'POST',
    path: 'user/validate-username',
    summary: 'Whether a username may be given',
    body: z.object({ username: z.string(), secureId: z.nullish(z.uuid()) }),
    result: validity,
  }),
  validateEmail: call({
    name: 'user.validate-email',
    base,
    access: access('create'),
    method: 'POST',
    path: 'user/validate-email',
    summary: 'Whether an e-mail address may be given',
    body: z.object({ email: z.string(), secureId: z.nullish(z.uuid()) }),
    result: validity,
  }),
  unlock: call({
    name: 'user.unlock',
    base,
    access: access('update'),
    method: 'PUT',
    path: 'user/unlock',
    summary: 'Lets a locked user sign in again',
    body: z.object({ secureId: z.uuid(), version: z.int() }),
    result: z.object({ unlocked: z.boolean() }),
  }),
  sessions: call({
    name: 'user.sessions',
    base,
    access: access('view'),
    method: 'GET',
    path: 'user/{secureId}/sessions',
    summary: 'Running sessions of a user',
    result: z.array(session),
  }),
  endSession: call({
    name: 'user.end-session',
    base,
    access: access('update'),
    method: 'PUT',
    path: 'user/end-session',
    summary: 'Ends a session of a user, or all',
    body: z.object({ secureId: z.uuid(), sessionId: z.nullish(z.uuid()) }),
    result: z.object({ ended: z.int() }),
  }),
  resetPassword: call({
    name: 'auth.reset-password',
    base,
    access: access('update'),
    method: 'POST',
    path: 'auth/reset-password',
    summary: 'Mails another user a temporary password, which is never shown',
    body: z.object({
      secureId: z.uuid(),
      version: z.int(),
      reason: z.string().check(z.minLength(5), z.maxLength(255)),
    }),
    result: z.object({ expiresAt: z.string() }),
    errors: ['SSO_MANAGED', 'SELF_RESET', 'RESET_FROZEN'],
    stepUp: 'always',
  }),
  privileges: call({
    name: 'user.privileges',
    base: 'middle-v2',
    access: access('view'),
    method: 'GET',
    path: 'user',
    summary: 'What a user may do, merged',
    query: z.object({ secureId: z.uuid() }),
    result: userPrivileges,
  }),
  setRoles: call({
    name: 'user.privileges.update',
    base: 'middle-v2',
    access: access('update'),
    method: 'PUT',
    path: 'user',
    summary: 'Gives a user exactly these roles',
    body: z.object({
      secureId: z.uuid(),
      version: z.int(),
      roleSecureIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(5)),
      /** Of everyone but admins, whose change takes effect at once. */
      reason: z.nullish(z.string()),
    }),
    result: z.union([userPrivileges, proposed]),
    errors: [
      'ROLE_EXCLUSIVE',
      'ROLE_NOT_GRANTABLE',
      'LAST_ADMIN',
      'SELF_CHANGE',
      'BEYOND_OWN_RIGHTS',
      'CHANGE_PENDING',
      'STALE_VERSION',
    ],
    stepUp: 'always',
  }),
  rolePrivileges: call({
    name: 'user.role-privileges',
    base: 'middle-v2',
    access: access('view'),
    method: 'GET',
    path: 'user/role-privileges',
    summary: 'What roles would give together',
    query: z.object({ roleSecureId: z.array(z.uuid()).check(z.minLength(1), z.maxLength(5)) }),
    result: z.array(merged),
  }),
  reporting: call({
    name: 'user.reporting',
    base,
    access: access('view'),
    method: 'GET',
    path: 'user/reporting',
    summary: 'Access review: figures over all visible users',
    query: reportQuery,
    result: z.array(figure),
  }),
  reportingFile: call({
    name: 'user.reporting-download',
    base,
    access: access('export'),
    method: 'GET',
    path: 'user/reporting/download',
    download: true,
    summary: 'Access review: who holds what, one row per user and module',
    query: z.intersection(reportQuery, z.object({ format: z.enum(downloadFormats) })),
    errors: ['EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
  }),
} as const;

const { ROLE_NOT_GRANTABLE, ROLE_EXCLUSIVE, LAST_ADMIN, SELF_CHANGE } = roleResource.errors as Record<
  string,
  { readonly text: ReturnType<typeof text> }
>;

const sorted = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted((a, b) => String(a).localeCompare(String(b))) : (value ?? null));

/**
 * Whether a change creates an account, or changes its rights, its address or its access. A single person could use it
 * to take the account over, so it needs a fresh proof and, unless made by an admin, a second person.
 */
const movesRights = ({ action, before, values }: AwaitedChange): boolean =>
  action === 'update'
    ? guardedAccountFields.some((name) => sorted(before?.[name]) !== sorted(values?.[name]))
    : action === 'create' || action === 'activate';
const awaitsApproval = (change: AwaitedChange): boolean => !change.byAdmin && movesRights(change);

/** Staff accounts (docs/model/shell.md#user). Phone and e-mail are masked. */
export const users = defineResource({
  module,
  fourEyes: true,
  awaitsApproval,
  title: text('User'),
  label: 'username',
  volume: 6_000,
  titles: {
    username: text('Username'),
    name: text('Nama', 'Name'),
    email: text('E-mail'),
    npk: text('NPK'),
    phone: text('Telepon', 'Phone'),
    userType: text('Jenis user', 'User type'),
    roleIds: text('Peran', 'Roles'),
    roleNames: text('Peran', 'Roles'),
    mappingType: text('Jenis pemetaan', 'Mapping type'),
    branchIds: text('Cabang', 'Branch'),
    mraIds: text('MRA'),
    mroId: text('MRO'),
    printVendorCode: text('Kode vendor cetak', 'Print vendor code'),
    localLoginAllowed: text('Boleh masuk lokal', 'Local sign-in allowed'),
    validFrom: text('Berlaku dari', 'Valid from'),
    validTo: text('Berlaku sampai', 'Valid until'),
    mapping: text('Pemetaan', 'Mapping'),
    lastLoginAt: text('Terakhir masuk', 'Last sign-in'),
    role: text('Peran', 'Role'),
    jobName: text('Jabatan', 'Job name'),
    branch: text('Cabang', 'Branch'),
    incomplete: text('Pemetaan belum lengkap', 'Incomplete mapping'),
    lastLoginBefore: text('Terakhir masuk sebelum', 'Last sign-in before'),
    locked: text('Terkunci', 'Locked'),
    mra: text('MRA'),
    passwordChangedAt: text('Password diganti', 'Password changed'),
    failedLogins: text('Gagal masuk', 'Failed sign-ins'),
    lockedUntil: text('Terkunci sampai', 'Locked until'),
    createdVia: text('Dibuat melalui', 'Created through'),
    withinOwnRights: text('Di dalam hak sendiri', 'Within own rights'),
    managedElsewhere: text('Masuk melalui layanan identitas', 'Signs in through the identity service'),
    resetFrozenUntil: text('Reset password ditahan sampai', 'Password reset withheld until'),
    review: text('Telaah', 'Review'),
    reviewFrom: text('Periode dari', 'Period from'),
    reviewTo: text('Periode sampai', 'Period until'),
    fullAccess: text('Full Access pada', 'Full Access on'),
  },
  fields: {
    username: code({ minimum: 4, maximum: 30, pattern: /^[A-Z0-9._-]+$/ }),
    name: line({ minimum: 3, maximum: 60 }),
    email: line({ maximum: 100, pattern: emailPattern, unique: true, personal: 'email' }),
    npk: digits({ minimum: 4, maximum: 10, unique: true, ...optional }),
    phone: phone(optional),
    userType: choice(userTypes),
    roleIds: references('roles/lov', { minimum: 1, maximum: 5 }),
    mappingType: choice(mappingTypeOptions, optional),
    branchIds: references('branch/lov', { maximum: 200, lovParameters: { line: 'SPEKTRA' } }),
    mraIds: references('mra/lov', { maximum: 10 }),
    mroId: reference('mro/lov', optional),
    printVendorCode: line({ maximum: 10, pattern: /^[A-Z0-9]+$/, ...optional }),
    localLoginAllowed: flag(),
    validFrom: date(optional),
    validTo: date(optional),
  },
  derived: {
    roleNames: line({ maximum: 400, ...optional }),
    mapping: line({ maximum: 400, ...optional }),
    roles: object(z.array(heldRole)),
    branches: object(z.array(named)),
    mras: object(z.array(named)),
    mro: object(z.nullable(named)),
    flag: choice(flagOptions),
    isMro: flag(),
    isBranchMapping: flag(),
    isMraMapping: flag(),
    lastLoginAt: instant(optional),
    passwordChangedAt: instant(optional),
    failedLogins: integer({ minimum: 0, maximum: 1_000 }),
    lockedUntil: instant(optional),
    createdVia: choice(creators),
    /** Whether the reader has all scope, roles and actions of this user; if not, the reader cannot change it. */
    withinOwnRights: flag(),
    /** Signs in through the identity service alone: there is no password here to reset. */
    managedElsewhere: flag(),
    /** Until then no reset, since the address was changed; null: none. */
    resetFrozenUntil: instant(optional),
  },
  ranges: [['validFrom', 'validTo']],
  rules: [
    ({ userType, npk }) => (userType === 'EMPLOYEE' && npk === null ? [{ field: 'npk', code: 'REQUIRED' }] : []),
    ({ userType, validTo }) =>
      userType === 'EXTERNAL' && validTo === null ? [{ field: 'validTo', code: 'REQUIRED' }] : [],
    ({ mappingType, branchIds }) =>
      mappingType === 'BRANCH' && branchIds.length === 0 ? [{ field: 'branchIds', code: 'REQUIRED' }] : [],
    ({ mappingType, branchIds }) =>
      mappingType === 'BRANCH' && branchIds.length > 50
        ? [{ field: 'branchIds', code: 'TOO_MANY', parameters: { maximum: 50 } }]
        : [],
    ({ mappingType, mraIds }) =>
      mappingType === 'MRA' && mraIds.length === 0 ? [{ field: 'mraIds', code: 'REQUIRED' }] : [],
    ({ mappingType, mraIds }) =>
      mappingType === 'MRO' && mraIds.length > 1
        ? [{ field: 'mraIds', code: 'TOO_MANY', parameters: { maximum: 1 } }]
        : [],
    ({ mappingType, mroId }) => (mappingType === 'MRO' && mroId === null ? [{ field: 'mroId', code: 'REQUIRED' }] : []),
    ({ mappingType, branchIds }) =>
      mappingType !== 'BRANCH' && mappingType !== 'MRO' && branchIds.length > 0
        ? [{ field: 'branchIds', code: 'NOT_ALLOWED' }]
        : [],
    ({ mappingType, mraIds }) =>
      mappingType !== 'MRA' && mappingType !== 'MRO' && mraIds.length > 0
        ? [{ field: 'mraIds', code: 'NOT_ALLOWED' }]
        : [],
    ({ mappingType, mroId }) =>
      mappingType !== 'MRO' && mroId !== null ? [{ field: 'mroId', code: 'NOT_ALLOWED' }] : [],
  ],
  list: {
    filters,
    sorts: ['name', 'username', 'npk', 'lastLoginAt', 'updatedAt'],
    defaultSort: ['name,asc'],
    search: ['username', 'name', 'npk', 'email'],
    numbers: ['username', 'npk'],
    columns: ['username', 'name', 'npk', 'email', 'roleNames', 'mapping', 'lastLoginAt', 'status'],
  },
  operations: [
    'list',
    'detail',
    'create',
    'update',
    'delete',
    'activate',
    'deactivate',
    'activate-all',
    'deactivate-all',
    'download',
    'unique',
    'reveal',
  ],
  stepUp: { create: true, update: movesRights, activate: true },
  errors: {
    ROLE_NOT_GRANTABLE: ROLE_NOT_GRANTABLE!,
    ROLE_EXCLUSIVE: ROLE_EXCLUSIVE!,
    LAST_ADMIN: LAST_ADMIN!,
    SELF_CHANGE: SELF_CHANGE!,
    NO_ROLE: { text: text('User belum memiliki peran', 'The user has no role') },
    EXPIRED_USER: { text: text('Masa berlaku user sudah habis', 'The validity of the user has ended') },
    USER_ACTIVE: { text: text('Nonaktifkan user terlebih dahulu', 'Deactivate the user first') },
    SELF_RESET: { text: text('Ganti password sendiri melalui profil', 'Change your own password on your profile') },
    SSO_MANAGED: authErrors.SSO_MANAGED,
    RESET_FROZEN: {
      text: text(
        'E-mail baru diganti: password baru dapat direset mulai {until}',
        'The e-mail address was just changed: the password can be reset from {until} on',
      ),
    },
    ADMIN_RESETS: {
      status: 403,
      text: text('Hanya admin yang dapat mereset password', 'Only admins reset passwords'),
    },
    ADMIN_SKIPPED: { text: text('Admin tidak diubah secara massal', 'Admins are not changed in bulk') },
  },
  calls: userCalls,
});

export type User = RecordOf<typeof users>;
export type UserCreate = CreateOf<typeof users>;
