import * as z from 'zod/mini';
import { businessLines } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { accountNo, choice, instant, line, money, paragraph } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { applicationReference } from '../token-management/reference.ts';
import { withdrawalStates } from '../escrow.ts';

const module = 'membership-escrow-withdrawal';
const privilege = 'membership:browse';
const path = 'escrow/withdrawal';
const optional = { required: false } as const;
const changed = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
const reference = applicationReference({ maximum: 60 });
const answered = z.object({ withdrawalNo: z.string(), state: z.string() });
const refusals = ['ESCROW_INSUFFICIENT', 'ESCROW_FROZEN', 'ESCROW_CLOSED', 'ESCROW_NO_PAYOUT', 'ESCROW_PAYOUT_RECENT'];

/** Calls of withdrawals: applications ask and say how the payment ended, head office cancels what is not sent. */
export const withdrawalCalls = {
  cancel: call({
    name: `${module}.cancel`,
    method: 'PUT',
    base: 'transaction',
    path: `${path}/cancel`,
    access: { privilege, action: 'update' },
    summary: 'Head office takes back a withdrawal that is not sent to the bank; the money is held no longer',
    body: z.object({
      secureId: z.uuid(),
      version: z.int(),
      reason: z.string().check(z.minLength(5), z.maxLength(255)),
    }),
    result: changed,
    errors: ['STALE_VERSION', 'INVALID_STATE', 'NOT_FOUND', 'CHANGE_OFFICE_ONLY'],
  }),
  request: call({
    name: `${module}.request`,
    method: 'POST',
    base: 'publish',
    path,
    access: 'public',
    token: { service: 'membership-escrow' },
    summary: 'An application asks for a withdrawal to the payout account; the money is held. Safe to repeat',
    body: z.object({
      memberNo: z.string().check(z.regex(/^\d{10}$/)),
      line: z.enum(['SPEKTRA', 'NMC', 'UFI']),
      amount: z.int().check(z.gte(10_000), z.lte(1_000_000_000)),
      reference,
    }),
    result: answered,
    errors: ['ESCROW_DUPLICATE_REFERENCE', ...refusals],
  }),
  outcome: call({
    name: `${module}.outcome`,
    method: 'PUT',
    base: 'publish',
    path: `${path}/outcome`,
    access: 'public',
    token: { service: 'membership-escrow' },
    summary: 'The application says that a withdrawal was sent to the bank, was paid, or failed. Safe to repeat',
    body: z.object({
      reference,
      state: z.enum(['SENT', 'PAID', 'FAILED']),
      note: z.optional(z.string().check(z.maxLength(255))),
    }),
    result: answered,
    errors: ['NOT_FOUND', 'INVALID_STATE', 'ESCROW_FROZEN'],
  }),
} as const;

/** Payments of money held to the payout accounts of members (docs/model/membership.md#escrow). */
export const escrowWithdrawals = defineResource({
  module,
  base: 'transaction',
  path,
  privilege,
  title: text('Penarikan Escrow', 'Escrow withdrawals'),
  label: ['withdrawalNo', 'memberName'],
  volume: 400_000,
  status: false,
  titles: {
    escrowId: text('Akun escrow', 'Escrow account'),
    withdrawalNo: text('No. penarikan', 'Withdrawal no'),
    memberName: text('Member'),
    businessLine: text('Lini bisnis', 'Business line'),
    amount: text('Jumlah', 'Amount'),
    payoutBank: text('Bank', 'Bank'),
    payoutAccountNo: text('No. rekening', 'Account number'),
    payoutAccountName: text('Nama rekening', 'Name of the account'),
    source: text('Sumber', 'Source'),
    reference: text('Referensi', 'Reference'),
    state: text('Status', 'State'),
    requestedAt: text('Diminta', 'Requested'),
    endedAt: text('Selesai', 'Ended'),
    note: text('Catatan', 'Note'),
  },
  fields: {},
  derived: {
    escrowId: line({ maximum: 36 }),
    withdrawalNo: line({ maximum: 16, exact: true }),
    memberName: line({ maximum: 60 }),
    businessLine: choice(businessLines),
    amount: money({ minimum: 1, maximum: 1_000_000_000_000 }),
    payoutBank: line({ maximum: 60 }),
    payoutAccountNo: accountNo({ minimum: 8, maximum: 16 }),
    payoutAccountName: line({ maximum: 60 }),
    source: line({ maximum: 60 }),
    reference: line({ maximum: 60 }),
    state: choice(withdrawalStates),
    requestedAt: instant(),
    endedAt: instant(optional),
    note: paragraph({ maximum: 255, ...optional }),
  },
  list: {
    filters: { escrowId: line({ maximum: 36 }), state: choice(withdrawalStates) },
    sorts: ['requestedAt'],
    defaultSort: ['requestedAt,desc'],
    conditions: {
      state: ['is', 'isNot', 'anyOf'],
      requestedAt: ['relative', 'between'],
    },
    columns: [
      'withdrawalNo',
      'requestedAt',
      'amount',
      'payoutBank',
      'payoutAccountNo',
      'payoutAccountName',
      'state',
      'source',
      'endedAt',
      'note',
    ],
  },
  operations: ['list'],
  calls: withdrawalCalls,
});

export type EscrowWithdrawal = RecordOf<typeof escrowWithdrawals>;
