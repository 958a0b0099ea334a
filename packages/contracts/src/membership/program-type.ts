import { businessLines } from '../core/business-lines.ts';
import { choice, choices, date, flag, integer, money, options, reference } from '../core/fields.ts';
import { masterFields, masterListByName, masterOperations } from '../core/masters.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { databaseTypes } from './membership-database-type.ts';
import { documentTypes, verificationSteps } from './verification-steps.ts';

/** The people that a program is for. */
export const audiences = options({
  PUBLIC: ['Umum', 'Public'],
  EMPLOYEE: ['Karyawan', 'Employees'],
  PARTNER: ['Mitra', 'Partners'],
  FAMILY: ['Keluarga', 'Family'],
});

/** Membership programs (docs/model/membership.md#program-types). */
export const programTypes = defineResource({
  writtenBy: 'head',
  module: 'program-type',
  title: text('Jenis Program', 'Program type'),
  masterData: { group: 'MEMBERSHIP' },
  label: 'name',
  volume: 50,
  titles: {
    businessLines: text('Lini bisnis', 'Business lines'),
    businessLine: text('Lini bisnis', 'Business line'),
    audience: text('Peruntukan', 'Audience'),
    minAge: text('Usia minimal', 'Minimum age'),
    maxAgeAtEnd: text('Usia maksimal di akhir tenor', 'Maximum age at the end'),
    minIncome: text('Penghasilan minimal', 'Minimum income'),
    maxTenor: text('Tenor maksimal (bulan)', 'Longest tenor (months)'),
    defaultDatabaseTypeId: text('Tipe database bawaan', 'Default database type'),
    requiredDocuments: text('Dokumen wajib', 'Required documents'),
    verificationStep: text('Langkah verifikasi', 'Verification step'),
    sharia: text('Syariah', 'Sharia'),
    validFrom: text('Mulai berlaku', 'Valid from'),
    validUntil: text('Berlaku sampai', 'Valid until'),
  },
  fields: {
    ...masterFields,
    businessLines: choices(businessLines),
    audience: choice(audiences),
    minAge: integer({ minimum: 17, maximum: 30 }),
    maxAgeAtEnd: integer({ minimum: 55, maximum: 70 }),
    minIncome: money({ minimum: 0, maximum: 1_000_000_000 }),
    maxTenor: integer({ minimum: 3, maximum: 60 }),
    /** Database type of new members; empty in programs older than database types. */
    defaultDatabaseTypeId: reference(databaseTypes, { required: false }),
    requiredDocuments: choices(documentTypes, { minimum: 0 }),
    /** Of new members. */
    verificationStep: choice(verificationSteps),
    sharia: flag(),
    validFrom: date(),
    validUntil: date({ required: false }),
  },
  ranges: [['validFrom', 'validUntil']],
  list: {
    ...masterListByName(['businessLines', 'audience', 'sharia', 'maxTenor', 'validFrom', 'validUntil']),
    filters: {
      ...masterListByName([]).filters,
      audience: choice(audiences),
      defaultDatabaseTypeId: reference(databaseTypes),
      businessLine: choice(businessLines),
      sharia: flag(),
    },
  },
  operations: masterOperations,
  usedBy: { membership: { prevents: ['delete'] }, 'tiering-plafond': { field: 'programTypeId' } },
});

export type ProgramType = RecordOf<typeof programTypes>;
