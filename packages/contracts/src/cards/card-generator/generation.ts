import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { date, digits, integer, line, options, reference, type Option } from '../../core/fields.ts';
import { cardDesign, cardType } from '../../core/referables/cards.ts';
import { branch, mra } from '../../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { generatorModule as module, generatorPrivilege as privilege } from './sequences.ts';

/** Most allotments of one generation. */
export const generationLimit = 500;
/** More cards than these are made in the background. */
export const generatedInCall = 1_000;

export const generationStates = options({
  QUEUED: ['Antre', 'Queued', 'info'],
  RUNNING: ['Berjalan', 'Running', 'info'],
  DONE: ['Selesai', 'Done', 'success'],
  FAILED: ['Gagal', 'Failed', 'error'],
});
export type GenerationState = (typeof generationStates)[number]['value'];
export const generationModes = options({ BRANCH: ['Ke cabang', 'To branches'], CUSTOMER: ['Ke member', 'To members'] });

/** First destination of printed cards: as reserved, always the branch itself, or always its MRA. */
export const destinationRules = options({
  RESERVATION: ['Sesuai reservasi', 'As reserved'],
  DIRECT: ['Langsung ke cabang', 'Direct to branch'],
  VIA_MRA: ['Lewat MRA', 'Via MRA'],
});
export type DestinationRule = (typeof destinationRules)[number]['value'];
const values = <V extends string>(list: readonly (Option & { readonly value: V })[]) =>
  z.enum(list.map(({ value }) => value) as [V, ...V[]]);

/** The design of each card type. */
export const designs = z
  .array(z.object({ cardTypeId: z.uuid(), cardDesignId: z.uuid() }))
  .check(z.minLength(1), z.maxLength(100));
export const vendorCode = z.string().check(z.minLength(2), z.maxLength(10));
const wanted = z.object({
  allotmentIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(generationLimit)),
  designs,
  vendorCode,
  rule: values(destinationRules),
});
export type WantedGeneration = z.infer<typeof wanted>;

/** One print order of a generation. */
export const generationPart = z.object({
  cardTypeId: z.uuid(),
  cardType: z.string(),
  vendorCode: z.string(),
  quantity: z.int(),
  allotments: z.int(),
  firstNumber: z.string(),
  lastNumber: z.string(),
  offices: z.int(),
});
export type GenerationPart = z.infer<typeof generationPart>;

export const generationRun = z.object({
  secureId: z.uuid(),
  runNo: z.int(),
  mode: values(generationModes),
  quantity: z.int(),
  state: values(generationStates),
  issuances: z.array(z.object({ secureId: z.uuid(), issuanceNo: z.string() })),
  /** Documents that got no card, and why. */
  refused: z.array(z.object({ documentNo: z.string(), message: z.string() })),
  error: z.nullable(z.string()),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type GenerationRun = z.infer<typeof generationRun>;

const base = 'middle';
const errors = [
  'NOT_FOUND',
  'ALLOTMENT_GENERATED',
  'TYPE_NOT_FOR_BRANCH',
  'DESIGN_NOT_OF_TYPE',
  'UNKNOWN_VENDOR',
  'RANGE_INSUFFICIENT',
];

/** Stock cards from allotments: what it would be, doing it, and what became of it. */
export const generationCalls = {
  previewBranch: call({
    name: `${module}.branch-preview`,
    audit: 'READ',
    method: 'POST',
    base,
    path: `${module}/branch/preview`,
    access: { privilege, action: 'view' },
    summary: 'Print orders that a generation would make',
    body: wanted,
    result: z.object({ quantity: z.int(), issuances: z.array(generationPart) }),
    errors,
  }),
  generateBranch: call({
    name: `${module}.generate`,
    method: 'POST',
    base,
    path: `${module}/branch/generate`,
    access: { privilege, action: 'create' },
    idempotent: 'required',
    summary: 'Makes the cards of allotments and their print orders, above 1,000 cards in the background',
    body: wanted,
    result: generationRun,
    errors,
  }),
  runs: call({
    name: `${module}.runs`,
    method: 'GET',
    base,
    path: `${module}/run`,
    access: { privilege, action: 'view' },
    summary: 'The latest ten generations',
    result: z.array(generationRun),
  }),
  run: call({
    name: `${module}.run`,
    method: 'GET',
    base,
    path: `${module}/run/{secureId}`,
    access: { privilege, action: 'view' },
    summary: 'A generation and how it stands',
    result: generationRun,
  }),
} as const;

/** Allotments whose numbers are not cards yet (docs/model/cards.md#to-branches). */
export const waitingAllotments = defineResource({
  module: 'card-allotments',
  path: `${module}/branch`,
  privilege,
  title: text('Alokasi belum dibuat', 'Allotments to generate'),
  label: 'firstNumber',
  volume: 5_000,
  status: false,
  titles: {
    reservationNo: text('No. reservasi', 'Reservation no'),
    requester: text('Pemohon', 'Requesting office'),
    destination: text('Tujuan', 'Destination'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    cardType: text('Jenis kartu', 'Card type'),
    quantity: text('Jumlah', 'Quantity'),
    firstNumber: text('Nomor awal', 'First number'),
    lastNumber: text('Nomor akhir', 'Last number'),
    neededBy: text('Dibutuhkan', 'Needed by'),
    mra: text('MRA'),
    branch: text('Cabang', 'Branch'),
    neededUntil: text('Dibutuhkan sampai', 'Needed until'),
    cardDesignId: text('Desain', 'Design'),
  },
  fields: {},
  derived: {
    reservationNo: line({ maximum: 20 }),
    requester: line({ maximum: 200 }),
    destination: line({ maximum: 200 }),
    cardTypeId: reference(cardType),
    cardType: line({ maximum: 100 }),
    quantity: integer({ minimum: 1, maximum: 10_000 }),
    firstNumber: digits({ maximum: 16 }),
    lastNumber: digits({ maximum: 16 }),
    neededBy: date(),
    cardDesignId: reference(cardDesign, { required: false }),
  },
  list: {
    filters: {
      mra: reference(mra),
      branch: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      cardTypeId: reference(cardType),
      neededUntil: date(),
    },
    sorts: ['neededBy', 'reservationNo', 'destination', 'quantity'],
    defaultSort: ['neededBy,asc', 'reservationNo,asc'],
    search: ['reservationNo'],
    columns: [
      'reservationNo',
      'requester',
      'destination',
      'cardType',
      'quantity',
      'firstNumber',
      'lastNumber',
      'neededBy',
    ],
  },
  operations: ['list'],
  errors: {
    GENERATION_FAILED: {
      text: text('Pembuatan nomor gagal; tidak ada yang berubah', 'The generation failed; nothing has changed'),
    },
  },
  calls: generationCalls,
});
export type WaitingAllotment = RecordOf<typeof waitingAllotments>;
