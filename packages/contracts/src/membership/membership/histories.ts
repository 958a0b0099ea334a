import { choice, date, instant, line, phone } from '../../core/fields.ts';
import { defineResource } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { memberSources, module } from './vocabulary.ts';

const optional = { required: false } as const;
const privilege = `${module}:browse`;

/** Members and periods by which each history is read. */
const filters = { memberId: line({ maximum: 36 }), from: date(), to: date() };
const shared = {
  memberId: text('Member'),
  from: text('Dari', 'From'),
  to: text('Sampai', 'Until'),
} as const;
const operations = ['list', 'download'] as const;

/** Changes of the database type of members (docs/model/membership.md#histories-of-members). */
export const databaseTypeHistory = defineResource({
  module: 'membership-history-database-type',
  path: `${module}/history/database-type`,
  privilege,
  title: text('Riwayat Tipe Database', 'History of database types'),
  label: ['databaseTypeOld', 'databaseTypeNew'],
  volume: 12_000_000,
  status: false,
  titles: {
    ...shared,
    databaseTypeOld: text('Tipe lama', 'Old type'),
    databaseTypeNew: text('Tipe baru', 'New type'),
    resetBy: text('Diubah oleh', 'Reset by'),
    resetDate: text('Tanggal', 'Date'),
  },
  fields: {},
  derived: {
    databaseTypeOld: line({ maximum: 100 }),
    databaseTypeNew: line({ maximum: 100 }),
    /** A user, the number of an import, or SYSTEM. */
    resetBy: line({ maximum: 60 }),
    resetDate: instant(),
  },
  list: {
    filters,
    sorts: ['resetDate'],
    defaultSort: ['resetDate,desc'],
    conditions: { resetDate: ['relative', 'between'] },
    columns: ['databaseTypeOld', 'databaseTypeNew', 'resetBy', 'resetDate'],
    large: true,
  },
  operations,
});

/** Changes of the phone of members; both numbers are masked. */
export const phoneHistory = defineResource({
  module: 'membership-history-phone',
  path: `${module}/history/phone`,
  privilege,
  title: text('Riwayat Telepon', 'History of phones'),
  label: 'registerDate',
  volume: 6_000_000,
  status: false,
  titles: {
    ...shared,
    phoneOld: text('Nomor lama', 'Old number'),
    phoneNew: text('Nomor baru', 'New number'),
    csId: text('Petugas', 'Officer'),
    registerDate: text('Tanggal', 'Date'),
    source: text('Sumber', 'Source'),
    selfiePhotoPath: text('Foto selfie', 'Selfie'),
  },
  fields: {},
  derived: {
    phoneOld: phone(),
    phoneNew: phone(),
    /** Username of the officer; empty when the member changed it. */
    csId: line({ maximum: 60, ...optional }),
    registerDate: instant(),
    source: choice(memberSources),
    selfiePhotoPath: line({ maximum: 80, ...optional }),
  },
  list: {
    filters,
    sorts: ['registerDate'],
    defaultSort: ['registerDate,desc'],
    conditions: { registerDate: ['relative', 'between'] },
    columns: ['phoneOld', 'phoneNew', 'csId', 'registerDate', 'source', 'selfiePhotoPath'],
    large: true,
  },
  operations,
});

/** Changes of the e-mail address of members; one that is not verified yet is not in force. */
export const emailHistory = defineResource({
  module: 'membership-history-email',
  path: `${module}/history/email`,
  privilege,
  title: text('Riwayat E-mail', 'History of e-mail'),
  label: 'registerDate',
  volume: 3_000_000,
  status: false,
  titles: {
    ...shared,
    emailOld: text('E-mail lama', 'Old e-mail'),
    emailNew: text('E-mail baru', 'New e-mail'),
    registerDate: text('Tanggal', 'Date'),
    verificationDate: text('Diverifikasi', 'Verified'),
  },
  fields: {},
  derived: {
    emailOld: line({ maximum: 100, personal: 'email', ...optional }),
    emailNew: line({ maximum: 100, personal: 'email' }),
    registerDate: instant(),
    /** Empty until the member confirms the address. */
    verificationDate: instant(optional),
  },
  list: {
    filters,
    sorts: ['registerDate'],
    defaultSort: ['registerDate,desc'],
    conditions: { registerDate: ['relative', 'between'] },
    columns: ['emailOld', 'emailNew', 'registerDate', 'verificationDate'],
    large: true,
  },
  operations,
});

/** Moves of members between branches. */
export const branchHistory = defineResource({
  module: 'membership-history-branch',
  path: `${module}/history/branch`,
  privilege,
  title: text('Riwayat Cabang', 'History of branches'),
  label: ['branchOld', 'branchNew'],
  volume: 2_000_000,
  status: false,
  titles: {
    ...shared,
    branchOld: text('Cabang lama', 'Old branch'),
    branchNew: text('Cabang baru', 'New branch'),
    creationDate: text('Tanggal', 'Date'),
  },
  fields: {},
  derived: { branchOld: line({ maximum: 120 }), branchNew: line({ maximum: 120 }), creationDate: instant() },
  list: {
    filters,
    sorts: ['creationDate'],
    defaultSort: ['creationDate,desc'],
    conditions: { creationDate: ['relative', 'between'] },
    columns: ['branchOld', 'branchNew', 'creationDate'],
    large: true,
  },
  operations,
});

/** Remarks on assignments that concern members. */
export const assignmentRemarks = defineResource({
  module: 'membership-history-assignment',
  path: `${module}/history/assignment`,
  privilege,
  title: text('Keterangan Penugasan', 'Assignment remarks'),
  label: 'remark',
  volume: 2_000_000,
  status: false,
  titles: {
    ...shared,
    creationDate: text('Tanggal', 'Date'),
    remark: text('Keterangan', 'Remark'),
    remarkBy: text('Oleh', 'By'),
  },
  fields: {},
  derived: { creationDate: instant(), remark: line({ maximum: 255 }), remarkBy: line({ maximum: 60 }) },
  list: {
    filters,
    sorts: ['creationDate'],
    defaultSort: ['creationDate,desc'],
    conditions: { creationDate: ['relative', 'between'] },
    columns: ['creationDate', 'remark', 'remarkBy'],
    large: true,
  },
  operations,
});
