import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { choice, date, instant, line, options, reference } from '../../core/fields.ts';
import { cardType } from '../../core/referables/cards.ts';
import { branch } from '../../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { verificationPreferences } from '../card-verification/states.ts';
import { designs, generationPart, generationRun, vendorCode } from './generation.ts';
import { generatorModule as module, generatorPrivilege as privilege } from './sequences.ts';

/** Most members of one generation. */
export const customerLimit = 5_000;

const wanted = z.object({
  documentIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(customerLimit)),
  designs,
  vendorCode,
});
export type WantedCustomers = z.infer<typeof wanted>;

const row = z.object({
  documentId: z.uuid(),
  documentNo: z.string(),
  memberName: z.string(),
  nameOnCard: z.string(),
  cardType: z.string(),
  /** The number it would get now. */
  cardNo: z.nullable(z.string()),
  /** Why it gets none. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type CustomerRow = z.infer<typeof row>;

const preview = z.object({
  quantity: z.int(),
  refused: z.int(),
  issuances: z.array(generationPart),
  rows: z.array(row),
});
export type CustomerPreview = z.infer<typeof preview>;

const base = 'middle';
const errors = [
  'DESIGN_NOT_OF_TYPE',
  'UNKNOWN_VENDOR',
  'MEMBER_NOT_ACTIVE',
  'MEMBER_HAS_LIVE_CARD',
  'TYPE_NOT_FOR_BRANCH',
  'RANGE_INSUFFICIENT',
  'NO_LONGER_WAITING',
];

/** Personalised cards for approved applications and replacements: what it would be, and doing it. */
export const customerCalls = {
  previewCustomer: call({
    name: `${module}.customer-preview`,
    audit: 'READ',
    method: 'POST',
    base,
    path: `${module}/customer/preview`,
    access: { privilege, action: 'view' },
    summary: 'Cards that a generation for members would make, with the name on each, and what is refused',
    body: wanted,
    result: preview,
    errors: ['DESIGN_NOT_OF_TYPE', 'UNKNOWN_VENDOR'],
  }),
  chosen: call({
    name: `${module}.chosen`,
    audit: 'READ',
    method: 'POST',
    base,
    path: `${module}/customer/chosen`,
    access: { privilege, action: 'create' },
    summary: 'All documents that a filter of the list finds, when they are still as many as were seen; at most 5,000',
    body: z.object({ filter: z.record(z.string(), z.unknown()), expectedCount: z.int() }),
    result: z.object({
      documentIds: z.array(z.uuid()),
      types: z.array(z.object({ cardTypeId: z.uuid(), cardType: z.string() })),
    }),
    errors: ['COUNT_CHANGED', 'NARROW_FILTER'],
  }),
  generateCustomer: call({
    name: `${module}.generate-customer`,
    audit: 'GENERATE',
    method: 'POST',
    base,
    path: `${module}/customer/generate`,
    access: { privilege, action: 'create' },
    idempotent: 'required',
    summary:
      'Makes the cards of approved applications and replacements and their print orders, above 1,000 ' +
      'cards in the background; rows that became invalid are refused one by one',
    body: wanted,
    result: generationRun,
    errors,
  }),
} as const;

export const waitingKinds = options({
  verification: ['Verifikasi', 'Verification'],
  replacement: ['Penggantian nomor', 'Replacement'],
});
const preferences = verificationPreferences.filter(({ value }) => value !== 'DIGITAL');

/** Approved applications without a card and replacements that wait for a number (docs/model/cards.md#to-customers). */
export const waitingCustomers = defineResource({
  module: 'card-customers',
  path: `${module}/customer`,
  privilege,
  title: text('Kartu member belum dibuat', "Members' cards to generate"),
  label: 'documentNo',
  volume: 40_000,
  status: false,
  titles: {
    documentNo: text('No. dokumen', 'Document no'),
    documentKind: text('Dokumen', 'Document'),
    memberName: text('Member'),
    memberNo: text('Nomor member', 'Member number'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    cardType: text('Jenis kartu', 'Card type'),
    preference: text('Pengambilan', 'Preference'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    approvedAt: text('Disetujui', 'Approved at'),
    from: text('Disetujui dari', 'Approved from'),
    to: text('Disetujui sampai', 'Approved until'),
  },
  fields: {},
  derived: {
    documentNo: line({ maximum: 20 }),
    documentKind: choice(waitingKinds),
    memberName: line({ maximum: 60 }),
    memberNo: line({ maximum: 10 }),
    cardTypeId: reference(cardType),
    cardType: line({ maximum: 100 }),
    preference: choice(preferences),
    branch: line({ maximum: 70 }),
    approvedAt: instant(),
  },
  list: {
    filters: {
      from: date(),
      to: date(),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      cardTypeId: reference(cardType),
      preference: choice(preferences),
    },
    sorts: ['approvedAt', 'documentNo'],
    defaultSort: ['approvedAt,asc'],
    search: ['documentNo', 'memberName', 'memberNo'],
    columns: ['documentNo', 'memberName', 'cardType', 'preference', 'branch', 'approvedAt'],
  },
  operations: ['list'],
  errors: {
    NO_LONGER_WAITING: {
      text: text('{documentNo} tidak lagi menunggu nomor', '{documentNo} no longer waits for a number'),
    },
  },
  calls: customerCalls,
});
export type WaitingCustomer = RecordOf<typeof waitingCustomers>;
