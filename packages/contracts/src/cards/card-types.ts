import { code, digits, flag, integer, line, money, recordStatus, reference, references } from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { programType } from '../core/referables/people.ts';
import { defineResource, type CreateOf, type RecordOf, recordOperations } from '../core/resource.ts';
import { text } from '../core/text.ts';

/** Card types: the kinds of membership card the business issues (docs/model/cards.md#card-types). */
export const cardTypes = defineResource({
  writtenBy: 'head',
  module: 'card-types',
  title: text('Jenis Kartu', 'Card type'),
  masterData: { group: 'CARD' },
  label: 'name',
  volume: 50,
  titles: {
    numberCode: text('Kode nomor', 'Number code'),
    tier: text('Tingkat', 'Tier'),
    physical: text('Fisik', 'Physical'),
    digital: text('Digital'),
    sharia: text('Syariah', 'Sharia'),
    validityMonths: text('Masa berlaku (bulan)', 'Validity (months)'),
    replacementFee: text('Biaya penggantian', 'Replacement fee'),
    ecardPrintFee: text('Biaya cetak e-card', 'E-card printing fee'),
    programTypeIds: text('Program yang boleh memegang', 'Programs allowed'),
    programs: text('Program', 'Programs'),
    supplementary: text('Kartu keluarga', 'Supplementary'),
  },
  fields: {
    code: code(),
    name: line({ minimum: 3, maximum: 100, unique: true }),
    numberCode: digits({ maximum: 2, pattern: /^(0[1-9]|[1-9][0-9])$/, unique: true }),
    tier: integer({ minimum: 1, maximum: 9 }),
    physical: flag(),
    digital: flag(),
    sharia: flag(),
    validityMonths: integer({ minimum: 12, maximum: 120 }),
    replacementFee: money({ minimum: 0, maximum: 500_000 }),
    ecardPrintFee: money({ minimum: 0, maximum: 500_000 }),
    programTypeIds: references(programType),
    supplementary: flag(),
    sortOrder: integer({ minimum: 0, maximum: 999 }),
  },
  derived: {
    /** Names of the programs. */
    programs: line({ maximum: 1000, required: false }),
  },
  rules: [({ physical, digital }) => (physical || digital ? [] : [{ field: 'physical', code: 'PHYSICAL_OR_DIGITAL' }])],
  list: {
    filters: { status: recordStatus() },
    sorts: ['sortOrder', 'code', 'name', 'tier', 'updatedAt'],
    groupings: { by: ['status'] },
    defaultSort: ['sortOrder,asc', 'code,asc'],
    search: ['code', 'name'],
    columns: [
      'code',
      'name',
      'numberCode',
      'tier',
      'physical',
      'digital',
      'sharia',
      'supplementary',
      'validityMonths',
      'replacementFee',
      'ecardPrintFee',
      'programs',
      'status',
      'updatedAt',
    ],
  },
  /** What a branch may stock and give, and types that have plastic. */
  lov: { branchId: reference(branch, { required: false }), physical: flag() },
  operations: [...recordOperations, 'activate-all', 'deactivate-all', 'lov', 'download', 'unique', 'history'],
  errors: {
    TYPE_STILL_HELD: {
      status: 422,
      text: text(
        '{offices} masih memiliki {cards} kartu dan {documents} dokumen terbuka jenis ini yang kemudian ' +
          'tidak boleh ada di sana',
        '{offices} still have {cards} {cards|card|cards} and {documents} open documents of this type, ' +
          'which they then may not have',
      ),
    },
    PHYSICAL_OR_DIGITAL: {
      status: 422,
      text: text('Pilih fisik, digital, atau keduanya', 'Choose physical, digital or both'),
    },
  },
});

export type CardType = RecordOf<typeof cardTypes>;
export type CardTypeCreate = CreateOf<typeof cardTypes>;
