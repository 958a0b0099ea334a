import * as z from 'zod/mini';
import { choice, flag, integer, line, object, paragraph, recordStatus } from '../core/fields.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import {
  module,
  optional,
  jobNames,
  levelOptions,
  permission,
  exportModes,
  secondFactorOptions,
  base,
  roleCalls,
} from './roles/calls.ts';

export {
  reservedRoles,
  isReservedRole,
  jobNames,
  levelOptions,
  type RolePermission,
  grantablePlace,
  type GrantablePlace,
  exportModes,
  secondFactorOptions,
  exportRestriction,
  type ExportRestriction,
  type RoleHolder,
  roleCalls,
} from './roles/calls.ts';

/** What a group of staff may do (docs/model/shell.md#roles). */
export const roles = defineResource({
  module,
  fourEyes: true,
  /** By anyone but an admin, people are given other rights only with a second person, also through a role they hold. */
  awaitsApproval: ({ action, before, byAdmin }) =>
    !byAdmin && action !== 'create' && ((before?.['userCount'] as number | undefined) ?? 0) > 0,
  base,
  title: text('Peran', 'Role'),
  place: {
    list: '/roles',
    create: '/roles/create',
    detail: '/roles/detail?roleId={secureId}',
    update: '/roles/update?roleId={secureId}',
  },
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
