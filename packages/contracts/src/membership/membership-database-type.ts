import { businessLines } from '../core/business-lines.ts';
import { choice, choices, flag, integer, options, reference } from '../core/fields.ts';
import { masterFields, masterListByName, masterOperations } from '../core/masters.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { verificationSteps } from './verification-steps.ts';

const module = 'membership-database-type';
const title = text('Tipe Database Member', 'Membership database type');

/** Colours that tell the types apart in lists. */
export const typeColours = options({
  neutral: ['Abu-abu', 'Grey'],
  info: ['Biru', 'Blue', 'info'],
  success: ['Hijau', 'Green', 'success'],
  warning: ['Kuning', 'Yellow', 'warning'],
  error: ['Merah', 'Red', 'error'],
});

/** The bucket of marketing and risk that a member is in (docs/model/membership.md#database-types). */
export const databaseTypes = defineResource({
  writtenBy: 'head',
  module,
  title,
  masterData: { group: 'MEMBERSHIP' },
  label: 'name',
  volume: 50,
  titles: {
    priority: text('Prioritas', 'Priority'),
    canOrder: text('Boleh order', 'May order'),
    businessLines: text('Lini bisnis', 'Business lines'),
    businessLine: text('Lini bisnis', 'Business line'),
    defaultVerificationStep: text('Langkah verifikasi bawaan', 'Default verification step'),
    validityDays: text('Masa berlaku (hari)', 'Valid for (days)'),
    nextTypeId: text('Tipe berikutnya', 'Next type'),
    colour: text('Warna', 'Colour'),
  },
  fields: {
    ...masterFields,
    /** Unique among active types; 1 comes first. */
    priority: integer({ minimum: 1, maximum: 99 }),
    canOrder: flag(),
    businessLines: choices(businessLines),
    defaultVerificationStep: choice(verificationSteps),
    /** Days until a member goes to the next type; empty: no end. */
    validityDays: integer({ minimum: 1, maximum: 3_650, required: false }),
    nextTypeId: reference({ module, path: module, title }, { required: false }),
    colour: choice(typeColours),
  },
  rules: [
    ({ validityDays, nextTypeId }) =>
      validityDays !== null && nextTypeId === null ? [{ field: 'nextTypeId', code: 'REQUIRED' }] : [],
    ({ validityDays, nextTypeId }) =>
      validityDays === null && nextTypeId !== null ? [{ field: 'validityDays', code: 'REQUIRED' }] : [],
  ],
  list: {
    ...masterListByName(['priority', 'canOrder', 'businessLines', 'validityDays', 'nextTypeId']),
    filters: {
      ...masterListByName([]).filters,
      canOrder: flag(),
      businessLine: choice(businessLines),
      nextTypeId: reference({ module, path: module, title }),
    },
    sorts: ['priority', 'name', 'code', 'updatedAt'],
  },
  lov: { canOrder: flag() },
  operations: masterOperations,
  usedBy: {
    'program-type': { field: 'defaultDatabaseTypeId' },
    [module]: { field: 'nextTypeId' },
    'tiering-plafond': { field: 'databaseTypeId' },
  },
  errors: {
    PRIORITY_TAKEN: {
      text: text('Prioritas dipakai tipe aktif {code}', 'The active type {code} has this priority'),
    },
    TYPE_CYCLE: {
      status: 422,
      text: text('Tipe berikutnya kembali ke tipe ini: {path}', 'The next types lead back to this one: {path}'),
    },
  },
});

export type DatabaseType = RecordOf<typeof databaseTypes>;
