// Long: one record with its calls.
import * as z from 'zod/mini';
import { call, type Call } from '../core/call.ts';
import { choice, date, instant, integer, line, options, paragraph, phone } from '../core/fields.ts';
import { defineImport, importCalls } from '../platform/imports.ts';
import { defineResource, type CreateOf, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';

const module = 'blacklist-phone-number';
const privilege = `${module}:browse`;

export const blacklistCategories = options({
  FRAUD: ['Penipuan', 'Fraud'],
  COLLUSION: ['Kolusi', 'Collusion'],
  SPAM: ['Spam'],
  DECEASED: ['Meninggal dunia', 'Deceased'],
  DEBT_COLLECTION: ['Penagihan', 'Debt collection'],
  OTHER: ['Lainnya', 'Other'],
});

export const blacklistSources = options({
  SCREEN: ['Layar', 'Screen'],
  IMPORT: ['Impor', 'Import'],
  SYSTEM: ['Sistem', 'System'],
});

/** PROPOSED → ACTIVE → EXPIRED, or REMOVAL_PROPOSED → REMOVED or back; PROPOSED → REJECTED. */
export const blacklistStates = options({
  PROPOSED: ['Diusulkan', 'Proposed'],
  ACTIVE: ['Aktif', 'Active'],
  EXPIRED: ['Berakhir', 'Expired'],
  REMOVAL_PROPOSED: ['Usul penghapusan', 'Removal proposed'],
  REMOVED: ['Dihapus', 'Removed'],
  REJECTED: ['Ditolak', 'Rejected'],
});

/** States in which a phone has an open row: no second row may be made for it. */
export const openStates = ['PROPOSED', 'ACTIVE', 'REMOVAL_PROPOSED'] as const;

const items = z.array(z.object({ secureId: z.uuid(), version: z.int() })).check(z.minLength(1), z.maxLength(500));
const reasoned = z.object({ items, reason: z.string().check(z.minLength(5), z.maxLength(255)) });

const attempt = z.object({ at: z.string(), place: z.string() });
const hit = z.object({
  secureId: z.uuid(),
  memberNo: z.string(),
  name: z.string(),
  branch: z.nullable(z.string()),
  status: z.string(),
  verificationStep: z.string(),
});
/** A member with a barred number. */
export type BarredMember = z.infer<typeof hit>;

/** One refused use of a barred number. */
export type BlacklistAttempt = z.infer<typeof attempt>;

type Decided = Pick<Call, 'access' | 'secondPerson'>;
const access = (action: 'approve' | 'update') => ({ access: { privilege, action } });
const decision = <Body>(name: string, summary: string, body: z.ZodMiniType<Body>, decided: Decided) =>
  call({
    name: `${module}.${name}`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/${name}`,
    summary,
    body,
    result: z.object({ changed: z.int() }),
    ...decided,
  });

const barredPhone = phone({ immutable: true });
const category = choice(blacklistCategories);
const note = paragraph({ minimum: 10, maximum: 500, notForBranches: true });
const effectiveFrom = date({ immutable: true });
const effectiveUntil = date({ required: false });

/** Row of a file of numbers; the whole file is decided by a second person and becomes visible at once. */
export const blacklistImport = defineImport({
  module,
  title: text('Nomor Telepon Diblokir', 'Blacklisted phone numbers'),
  upload: `${module}/import-blacklist`,
  formats: ['csv'],
  columns: {
    phone: { title: text('Nomor telepon', 'Phone number'), field: barredPhone, key: true },
    category: { title: text('Kategori', 'Category'), field: category },
    note: { title: text('Catatan', 'Note'), field: note },
    effective_from: { title: text('Mulai berlaku', 'Effective from'), field: effectiveFrom },
    effective_until: {
      title: text('Berlaku sampai', 'Effective until'),
      field: effectiveUntil,
      endOf: 'effective_from',
    },
  },
  example: {
    phone: '081234567890',
    category: 'FRAUD',
    note: 'Dipakai untuk pengajuan palsu',
    effective_from: { daysAhead: 0 },
    effective_until: '',
  },
  apply: 'STAGED',
  needsApproval: true,
  maximumRows: 20_000,
  errors: {
    NUMBER_KEPT: text(
      'Nomor ini sudah diblokir: kategori, catatan, dan masa berlakunya tidak diubah oleh file',
      'The number is barred already: category, note and period are not changed by the file',
    ),
  },
});

/** The module's own calls besides the operations. */
export const blacklistCalls = {
  approve: decision(
    'approve',
    'Approves proposed rows and proposed removals',
    z.object({ items, reason: z.nullish(z.string()) }),
    { ...access('approve'), secondPerson: 'independent' },
  ),
  reject: decision('reject', 'Rejects proposed rows and proposed removals', reasoned, {
    ...access('approve'),
    secondPerson: 'other',
  }),
  remove: decision('remove', 'Proposes the removal of active rows', reasoned, access('update')),
  attempts: call({
    name: `${module}.attempts`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/attempts`,
    access: { privilege, action: 'view' },
    summary: 'The latest 50 refused uses of a barred number',
    result: z.array(attempt),
  }),
  members: call({
    name: `${module}.members`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/members`,
    access: { privilege, action: 'view' },
    summary: 'Members with a barred number, of the branches of who asks',
    result: z.array(hit),
  }),
  check: call({
    name: `${module}.check`,
    method: 'POST',
    base: 'publish',
    path: `${module}/check`,
    access: 'public',
    token: { service: 'blacklist-phone-number' },
    summary:
      'Whether a phone number may be used; answers an application with a token of /token-management ' +
      'yes or no and nothing else',
    body: z.object({ phone: z.string().check(z.maxLength(60)), place: z.optional(z.string().check(z.maxLength(60))) }),
    result: z.object({ allowed: z.boolean() }),
  }),
  ...importCalls(blacklistImport),
} as const;

/** Phone numbers barred from registration, phone change, OTP and orders (docs/model/membership.md#blacklist). */
export const blacklistPhoneNumbers = defineResource({
  module,
  title: text('Nomor Telepon Diblokir', 'Blacklisted phone number'),
  label: 'phone',
  volume: 400_000,
  titles: {
    phone: text('Nomor telepon', 'Phone number'),
    category: text('Kategori', 'Category'),
    note: text('Catatan', 'Note'),
    effectiveFrom: text('Mulai berlaku', 'Effective from'),
    effectiveUntil: text('Berlaku sampai', 'Effective until'),
    state: text('Status', 'State'),
    source: text('Sumber', 'Source'),
    requestedBy: text('Diminta oleh', 'Requested by'),
    approver: text('Diputuskan oleh', 'Decided by'),
    decidedAt: text('Diputuskan pada', 'Decided at'),
    membersHit: text('Member terkena', 'Members hit'),
    from: text('Dibuat dari', 'Created from'),
    to: text('Dibuat sampai', 'Created until'),
  },
  status: false,
  fourEyes: true,
  decided: { undecided: ['PROPOSED'], harmless: ['note'] },
  fields: {
    phone: barredPhone,
    category,
    note,
    effectiveFrom,
    effectiveUntil,
  },
  derived: {
    state: choice(blacklistStates),
    source: choice(blacklistSources),
    requestedBy: line({ maximum: 60 }),
    approver: line({ maximum: 60, required: false }),
    decidedAt: instant({ required: false }),
    /** Of the branches of who reads. */
    membersHit: integer({ minimum: 0, maximum: 1_000_000 }),
  },
  ranges: [['effectiveFrom', 'effectiveUntil']],
  list: {
    filters: {
      category: choice(blacklistCategories),
      state: choice(blacklistStates),
      source: choice(blacklistSources),
      from: date(),
      to: date(),
    },
    sorts: ['createdAt', 'effectiveFrom', 'effectiveUntil', 'category', 'state'],
    conditions: {
      createdAt: ['relative', 'between'],
      category: ['is', 'isNot', 'anyOf'],
      state: ['is', 'isNot', 'anyOf'],
      effectiveFrom: ['relative', 'between'],
      effectiveUntil: ['relative', 'between', 'empty'],
    },
    defaultSort: ['createdAt,desc'],
    search: ['phone'],
    numbers: ['phone'],
    exportNational: true,
    columns: ['phone', 'category', 'membersHit', 'effectiveFrom', 'effectiveUntil', 'source', 'state', 'requestedBy'],
  },
  operations: ['list', 'detail', 'create', 'update', 'download', 'reveal', 'history'],
  errors: {
    PHONE_BLACKLISTED: { text: text('Nomor telepon tidak dapat digunakan', 'The phone number cannot be used') },
    NOT_WAITING: {
      text: text(
        'Hanya usulan yang menunggu keputusan yang dapat disetujui atau ditolak',
        'Only proposals that await a decision can be approved or rejected',
      ),
    },
    NOT_ACTIVE: {
      text: text('Hanya nomor aktif yang dapat diusulkan dihapus', 'Only active numbers can be proposed for removal'),
    },
  },
  calls: blacklistCalls,
});

export type BlacklistedPhone = RecordOf<typeof blacklistPhoneNumbers>;
export type BlacklistedPhoneCreate = CreateOf<typeof blacklistPhoneNumbers>;
