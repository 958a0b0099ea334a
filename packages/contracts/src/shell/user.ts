// Long: one resource, one entry a field, filter and call.
import * as z from 'zod/mini';
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
  phone,
  reference,
  references,
  emailPattern,
} from '../core/fields.ts';
import type { AwaitedChange } from '../core/changes.ts';
import { branch, mra, mro } from '../core/referables/organisation.ts';
import { role } from '../core/referables/people.ts';
import { inAnyState } from '../core/referables/referable.ts';
import { defineResource, type CreateOf, type RecordOf, recordOperations } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { authErrors } from './auth.ts';
import { guardedAccountFields } from './account-rights.ts';
import { roles as roleResource } from './roles.ts';
import { userCalls } from './user/calls.ts';
import {
  module,
  optional,
  userTypes,
  mappingTypeOptions,
  creators,
  flagOptions,
  named,
  heldRole,
  filters,
} from './user/records.ts';

export {
  userPrivilege,
  userTypes,
  mappingTypeOptions,
  type UserSession,
  userChoice,
  type UserChoice,
  type MergedPrivilege,
  type UserPrivileges,
  reviewFilters,
  reportBlocks,
  type ReportFigure,
  type ReportQuery,
} from './user/records.ts';
export { userCalls };

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
    npk: text('NPK'),
    userType: text('Jenis user', 'User type'),
    roleIds: text('Peran', 'Roles'),
    roleNames: text('Peran', 'Roles'),
    mappingType: text('Jenis pemetaan', 'Mapping type'),
    branchIds: text('Cabang', 'Branch'),
    mraIds: text('MRA'),
    mroId: text('MRO'),
    printVendorCode: text('Kode vendor cetak', 'Print vendor code'),
    localLoginAllowed: text('Boleh masuk lokal', 'Local sign-in allowed'),
    validFrom: text('Mulai berlaku', 'Valid from'),
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
    roleIds: inAnyState(references(role, { minimum: 1, maximum: 5 })),
    mappingType: choice(mappingTypeOptions, optional),
    branchIds: inAnyState(references(branch, { maximum: 200, lovParameters: { line: 'SPEKTRA' } })),
    mraIds: inAnyState(references(mra, { maximum: 10 })),
    mroId: inAnyState(reference(mro, optional)),
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
  operations: [...recordOperations, 'activate-all', 'deactivate-all', 'download', 'unique', 'reveal'],
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
