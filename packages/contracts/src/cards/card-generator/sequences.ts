import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { choice, digits, integer, line, object, options, reference } from '../../core/fields.ts';
import { cardType } from '../../core/referables/cards.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { largestSerial } from '../card-number.ts';
import { stepCalls, type DocumentSteps } from '../document-steps.ts';
import { cardErrors } from '../lifecycle/errors.ts';

export const generatorModule = 'card-generator';
export const generatorPrivilege = `${generatorModule}:browse`;
const path = `${generatorModule}/sequence`;

/** Most numbers of a range. */
export const largestRange = 10_000_000;

export const rangePurposes = options({
  STOCK: ['Stok', 'Stock'],
  PERSONAL: ['Personal', 'Personalised'],
  DIGITAL: ['Digital'],
});
export const rangeStates = options({
  DRAFT: ['Draf', 'Draft', 'neutral'],
  ACTIVE: ['Aktif', 'Active', 'success'],
  CLOSED: ['Ditutup', 'Closed', 'error'],
  EXHAUSTED: ['Habis', 'Exhausted', 'warning'],
});
export type RangeState = (typeof rangeStates)[number]['value'];

export const rangeSteps = {
  activate: {
    from: ['DRAFT'],
    to: 'ACTIVE',
    action: 'approve',
    verb: 'ACTIVATE',
    secondPerson: 'independent',
    title: text('Aktifkan', 'Activate'),
    question: text('Aktifkan rentang ini?', 'Activate this range?'),
    consequence: text('Nomornya mulai dapat dipakai.', 'Its numbers can be used from now on.'),
  },
  close: {
    from: ['ACTIVE'],
    to: 'CLOSED',
    action: 'status',
    verb: 'CLOSE',
    reason: 'required',
    danger: true,
    title: text('Tutup', 'Close'),
    question: text('Tutup rentang ini?', 'Close this range?'),
    consequence: text(
      'Nomor yang belum dialokasikan tidak akan pernah dipakai.',
      'Numbers that are not allotted will never be used.',
    ),
  },
} as const satisfies DocumentSteps<RangeState>;

const serial = () => integer({ minimum: 1, maximum: largestSerial });
const count = integer({ minimum: 0, maximum: largestRange });
const number = digits({ maximum: 16, minimum: 16 });

const preview = z.object({
  prefix: z.string(),
  firstNumber: z.string(),
  lastNumber: z.string(),
  overlaps: z.nullable(z.string()),
});
export type RangePreview = z.infer<typeof preview>;

export const rangeStepCalls = stepCalls({ module: generatorModule, path, privilege: generatorPrivilege }, rangeSteps);
export const sequenceCalls = {
  ...rangeStepCalls,
  preview: call({
    name: `${generatorModule}.preview`,
    method: 'GET',
    base: 'middle',
    path: `${path}/preview`,
    access: { privilege: generatorPrivilege, action: 'view' },
    summary: 'First and last number of a range with check digits, and the range it would overlap',
    query: z.object({ cardTypeId: z.uuid(), serialFrom: z.int(), serialTo: z.int(), secureId: z.optional(z.uuid()) }),
    result: preview,
  }),
};

/** Number ranges of head office (docs/model/cards.md#card-generator). */
export const cardSequences = defineResource({
  writtenBy: 'head',
  module: generatorModule,
  path,
  privilege: generatorPrivilege,
  title: text('Rentang Nomor', 'Number range'),
  label: 'code',
  volume: 60,
  status: false,
  decided: { undecided: ['DRAFT'], harmless: ['warnBelow'] },
  titles: {
    code: text('Kode', 'Code'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    cardType: text('Jenis kartu', 'Card type'),
    purpose: text('Peruntukan', 'Purpose'),
    prefix: text('Awalan', 'Prefix'),
    serialFrom: text('Seri awal', 'First serial'),
    serialTo: text('Seri akhir', 'Last serial'),
    warnBelow: text('Peringatan di bawah', 'Warn below'),
    firstNumber: text('Nomor awal', 'First number'),
    lastNumber: text('Nomor akhir', 'Last number'),
    nextNumber: text('Nomor bebas berikutnya', 'First free number'),
    used: text('Terpakai', 'Used'),
    allotted: text('Dialokasikan', 'Allotted'),
    free: text('Sisa', 'Free'),
    state: text('Status', 'State'),
    editors: text('Disusun oleh', 'Shaped by'),
  },
  fields: {
    cardTypeId: reference(cardType),
    purpose: choice(rangePurposes),
    serialFrom: serial(),
    serialTo: serial(),
    warnBelow: integer({ minimum: 0, maximum: largestRange, required: false }),
  },
  derived: {
    code: line({ maximum: 12 }),
    cardType: line({ maximum: 100 }),
    prefix: digits({ maximum: 4 }),
    firstNumber: number,
    lastNumber: number,
    nextNumber: digits({ maximum: 16, minimum: 16, required: false }),
    used: count,
    allotted: count,
    free: count,
    state: choice(rangeStates),
    editors: object(z.array(z.string())),
  },
  rules: [
    ({ serialFrom, serialTo }) =>
      serialTo < serialFrom
        ? [{ field: 'serialTo', code: 'RANGE', parameters: { minimum: serialFrom, maximum: largestSerial } }]
        : [],
    ({ serialFrom, serialTo }) =>
      serialTo - serialFrom >= largestRange
        ? [
            {
              field: 'serialTo',
              code: 'RANGE',
              parameters: { minimum: serialFrom, maximum: serialFrom + largestRange - 1 },
            },
          ]
        : [],
  ],
  list: {
    filters: { cardTypeId: reference(cardType), purpose: choice(rangePurposes), state: choice(rangeStates) },
    sorts: ['cardType', 'firstNumber', 'code', 'free', 'used'],
    // Stored without its check digit.
    conditions: { firstNumber: [] },
    defaultSort: ['cardType,asc', 'firstNumber,asc'],
    search: ['code'],
    columns: ['code', 'cardType', 'purpose', 'firstNumber', 'lastNumber', 'used', 'allotted', 'free', 'state'],
  },
  operations: ['list', 'detail', 'create', 'update', 'delete', 'download', 'history'],
  errors: { RANGE_OVERLAP: cardErrors.RANGE_OVERLAP, TYPE_NOT_FOR_BRANCH: cardErrors.TYPE_NOT_FOR_BRANCH },
  calls: sequenceCalls,
});

export type CardSequence = RecordOf<typeof cardSequences>;
