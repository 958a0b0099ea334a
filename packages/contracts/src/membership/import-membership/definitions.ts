// Long: five kinds of files with their columns.
import * as z from 'zod/mini';
import { businessLines } from '../../core/business-lines.ts';
import {
  birthDate,
  choice,
  code,
  digits,
  email,
  line,
  money,
  nik,
  options,
  phone,
  reference,
} from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { defineImport, importCalls, type ImportColumn } from '../../platform/imports.ts';
import { updateReasons, type FieldGroup } from '../master-reason-update.ts';
import { databaseTypes } from '../membership-database-type.ts';
import { genders } from '../membership-employee/words.ts';
import { maritalStatuses, memberSources, occupations } from '../membership/vocabulary.ts';
import { programTypes } from '../program-type.ts';
import { verificationSteps } from '../verification-steps.ts';
import { fullName } from '../person-fields.ts';

export const module = 'import-membership';

/** Files with more rows to apply need an approval. */
export const mostUnapproved = 10_000;

const optional = { required: false } as const;
const place = (title: ReturnType<typeof text>) => ({ title, field: line({ minimum: 2, maximum: 60 }) });
const memberNo = { title: text('No. member', 'Member no'), field: digits({ minimum: 10, maximum: 10 }), key: true };
const databaseType = { title: text('Tipe database', 'Database type'), names: reference(databaseTypes) };
const reasonOf = (fieldGroup: FieldGroup) => ({
  title: text('Alasan', 'Reason'),
  field: code(),
  names: reference(updateReasons, { lovParameters: { fieldGroup } }),
});
const stepTitle = text('Langkah verifikasi', 'Verification step');

/** A street, as personal as the address that it is part of; a mother's name is hidden in the same way. */
const hidden = (minimum: number, maximum: number) => line({ minimum, maximum, personal: 'address' });

/** Columns of a file of new members. */
const newColumns = {
  nik: { title: text('NIK'), field: nik(), key: true },
  name: { title: text('Nama', 'Name'), field: fullName() },
  birth_place: place(text('Tempat lahir', 'Birth place')),
  birth_date: { title: text('Tanggal lahir', 'Birth date'), field: birthDate(), past: true },
  gender: { title: text('Jenis kelamin', 'Gender'), field: choice(genders) },
  mother_maiden_name: { title: text('Nama gadis ibu kandung', "Mother's maiden name"), field: hidden(3, 60) },
  marital_status: { title: text('Status perkawinan', 'Marital status'), field: choice(maritalStatuses) },
  phone: { title: text('Telepon', 'Phone'), field: phone(), unshared: true },
  email: {
    title: text('E-mail'),
    field: email({ maximum: 100, personal: 'email', ...optional }),
    unshared: true,
  },
  street: { title: text('Alamat', 'Street'), field: hidden(10, 120) },
  rt: { title: text('RT'), field: digits({ minimum: 3, maximum: 3 }) },
  rw: { title: text('RW'), field: digits({ minimum: 3, maximum: 3 }) },
  kelurahan: place(text('Kelurahan', 'Village')),
  kecamatan: place(text('Kecamatan', 'District')),
  city: place(text('Kota', 'City')),
  province: place(text('Provinsi', 'Province')),
  zip_code: { title: text('Kode pos', 'Zip code'), field: digits({ minimum: 5, maximum: 5 }) },
  occupation: { title: text('Pekerjaan', 'Occupation'), field: choice(occupations) },
  monthly_income: {
    title: text('Penghasilan bulanan', 'Monthly income'),
    field: money({ minimum: 1, maximum: 1_000_000_000 }),
  },
  program_type_code: { title: text('Program'), field: code(), names: reference(programTypes) },
  database_type_code: { ...databaseType, field: line({ maximum: 20, ...optional }) },
  source: { title: text('Sumber', 'Source'), field: choice(memberSources) },
  verification_step: { title: stepTitle, field: choice(verificationSteps, optional) },
} as const satisfies Readonly<Record<string, ImportColumn>>;

const shared = {
  module,
  numbered: 'IMM',
  page: `/${module}/create`,
  jobPage: `/${module}/{importId}`,
  needsApproval: true,
} as const;
const kindOf = (path: string) => ({ calls: `${module}-${path}`, upload: `${module}/${path}/import-member` });

/** New members, who are pending until they are verified; known ones are left alone or updated. */
export const memberNew = defineImport({
  ...shared,
  importKind: 'NEW',
  title: text('Member Baru', 'New members'),
  upload: `${module}/import-member`,
  columns: newColumns,
  apply: 'CHUNKED',
  approvalAbove: mostUnapproved,
  example: {
    nik: '3174015203900001',
    name: 'Sari Wijaya',
    birth_place: 'Jakarta',
    birth_date: '1990-03-12',
    gender: 'F',
    mother_maiden_name: 'Siti Rahayu',
    marital_status: 'SINGLE',
    phone: '081234567890',
    email: 'sari@contoh.id',
    street: 'Jalan Melati No. 12',
    rt: '001',
    rw: '002',
    kelurahan: 'Menteng',
    kecamatan: 'Menteng',
    city: 'Jakarta Pusat',
    province: 'DKI Jakarta',
    zip_code: '10310',
    occupation: 'EMPLOYEE',
    monthly_income: '6000000',
    program_type_code: 'REG',
    database_type_code: 'NEW',
    source: 'CMA',
    verification_step: 'all',
  },
  errors: {
    NIK_MISMATCH: text(
      'NIK tidak sesuai dengan tanggal lahir atau jenis kelamin',
      'The NIK does not agree with the birth date or the gender',
    ),
    TOO_YOUNG: text('Umur di bawah 21 tahun, atau 17 tahun bila menikah', 'Under 21, or under 17 when married'),
    PROGRAM_RULES: text(
      'Umur atau penghasilan di luar aturan program {code}',
      'Age or income outside of the rules of program {code}',
    ),
    ZIP_UNKNOWN: text('Kode pos tidak dikenal atau tanpa cabang', 'The zip code is unknown or without a branch'),
    DUPLICATE_PERSON: text(
      'Orang yang sama sudah terdaftar sebagai member {memberNo}',
      'The same person is registered as member {memberNo}',
    ),
    FIELD_NEEDS_APPROVAL: text(
      'Perubahan kolom ini perlu persetujuan dan tidak dapat diimpor',
      'A change of this column needs an approval and cannot be imported',
    ),
    VALUE_KEPT: text('Tetap {stored}: tidak diubah oleh file', 'Stays {stored}: not changed by the file'),
    HIDDEN_VALUE_KEPT: text('Yang tersimpan tidak diubah oleh file', 'What is stored is not changed by the file'),
  },
});

/** Members of other database types. */
export const memberDatabaseType = defineImport({
  ...shared,
  ...kindOf('database-type'),
  importKind: 'DATABASE_TYPE',
  title: text('Tipe Database', 'Database types'),
  columns: {
    member_no: memberNo,
    database_type_code: { ...databaseType, field: code() },
    reason_code: reasonOf('DATABASE_TYPE'),
  },
  apply: 'CHUNKED',
  approvalAbove: mostUnapproved,
  example: { member_no: '1000000001', database_type_code: 'RO', reason_code: 'PROMO_DB' },
});

/** Limits of members. */
export const memberPlafond = defineImport({
  ...shared,
  ...kindOf('plafond'),
  importKind: 'PLAFOND',
  title: text('Plafond', 'Limits'),
  columns: {
    member_no: memberNo,
    business_line: { title: text('Lini', 'Line'), field: choice(businessLines), key: true },
    plafond_total: { title: text('Plafond', 'Limit'), field: money({ minimum: 0, maximum: 200_000_000 }) },
    reason_code: reasonOf('PLAFOND'),
  },
  apply: 'STAGED',
  example: { member_no: '1000000001', business_line: 'SPEKTRA', plafond_total: '10000000', reason_code: 'INCOME_UP' },
  errors: {
    ABOVE_TIER: text('Di atas plafond tertinggi tier: {most}', 'Above the highest limit of the tier: {most}'),
    NO_TIER: text('Tidak ada tier untuk member ini', 'There is no tier for this member'),
  },
});

/** What members go through before their next order. */
export const memberStep = defineImport({
  ...shared,
  ...kindOf('verification-step'),
  importKind: 'VERIFICATION_STEP',
  title: text('Langkah Verifikasi', 'Verification steps'),
  columns: { member_no: memberNo, verification_step: { title: stepTitle, field: choice(verificationSteps) } },
  apply: 'CHUNKED',
  approvalAbove: mostUnapproved,
  example: { member_no: '1000000001', verification_step: 'Dukcapil' },
});

/** Members that are switched on and off. */
export const memberStatus = defineImport({
  ...shared,
  ...kindOf('status'),
  importKind: 'STATUS',
  title: text('Status'),
  columns: {
    member_no: memberNo,
    status: {
      title: text('Status'),
      field: choice(options({ active: ['Aktif', 'Active'], inactive: ['Nonaktif', 'Inactive'] })),
    },
    reason_code: reasonOf('STATUS'),
  },
  apply: 'STAGED',
  example: { member_no: '1000000001', status: 'inactive', reason_code: 'DORMANT' },
  errors: {
    MEMBER_HAS_OPEN_PO: text('Ada {count} order berjalan', '{count} orders are in progress'),
    STATUS_FIXED: text(
      'Hanya member aktif dan nonaktif yang dapat diubah',
      'Only active and inactive members can be changed',
    ),
    RISK_MISSING: text('Profil risiko belum ada', 'There is no risk profile'),
  },
});

/** What becomes of a member that is known: left alone, or updated where no approval is needed. */
export const newTarget = z.object({ onDuplicate: z.optional(z.enum(['SKIP', 'UPDATE'])) });
export type NewTarget = z.infer<typeof newTarget>;

export const memberNewCalls = importCalls(memberNew, newTarget);
export const memberDatabaseTypeCalls = importCalls(memberDatabaseType);
export const memberPlafondCalls = importCalls(memberPlafond);
export const memberStepCalls = importCalls(memberStep);
export const memberStatusCalls = importCalls(memberStatus);

/** Imports of members by their kind. */
export const memberImportKinds = {
  NEW: memberNew,
  DATABASE_TYPE: memberDatabaseType,
  PLAFOND: memberPlafond,
  VERIFICATION_STEP: memberStep,
  STATUS: memberStatus,
} as const;
export type MemberImportKind = keyof typeof memberImportKinds;
