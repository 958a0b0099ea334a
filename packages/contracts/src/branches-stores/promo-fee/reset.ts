import * as z from 'zod/mini';
import { choice, counts, instant, line, object, options, paragraph } from '../../core/fields.ts';
import { decisionSteps, defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { promoFeeModule } from './vocabulary.ts';
import { ownCalls } from './reset-calls.ts';

export {
  mostCampaigns,
  resetPageSize,
  scopeFaults,
  type ResetBody,
  type ResetPreview,
  type ResetRow,
  type ResetScope,
} from './reset-calls.ts';

/** Which promo fees a reset is about. */
export const resetModes = options({
  END_RUNNING: ['Akhiri yang berlaku', 'End those in force'],
  CANCEL_SCHEDULED: ['Batalkan yang terjadwal', 'Cancel those scheduled'],
  BOTH: ['Akhiri yang berlaku dan batalkan yang terjadwal', 'End those in force and cancel those scheduled'],
});
export type ResetMode = (typeof resetModes)[number]['value'];

export const resetStates = options({
  WAITING: ['Menunggu persetujuan', 'Awaiting approval', 'warning'],
  APPROVED: ['Disetujui', 'Approved', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  WITHDRAWN: ['Ditarik', 'Withdrawn', 'neutral'],
});
export type ResetState = (typeof resetStates)[number]['value'];

const optional = { required: false } as const;

/** Resets of promo fees, each decided and applied as one (docs/model/branches-stores.md#reset-of-promo-fees). */
export const promoFeeResets = defineResource({
  module: `${promoFeeModule}-reset`,
  path: `${promoFeeModule}/reset`,
  privilege: `${promoFeeModule}:browse`,
  place: {
    list: `/${promoFeeModule}/reset`,
    create: `/${promoFeeModule}/reset`,
    detail: `/${promoFeeModule}/reset?id={secureId}`,
    update: `/${promoFeeModule}/reset?id={secureId}`,
  },
  title: text('Reset promo fee', 'Reset of promo fees'),
  label: 'batchNo',
  volume: 500,
  status: false,
  titles: {
    batchNo: text('No. reset', 'Reset no'),
    scope: text('Cakupan', 'Scope'),
    mode: text('Cara', 'Mode'),
    runningCount: text('Diakhiri', 'Ended'),
    scheduledCount: text('Dibatalkan', 'Cancelled'),
    reason: text('Alasan', 'Reason'),
    state: text('Status', 'State'),
    madeBy: text('Diajukan oleh', 'Asked for by'),
    madeAt: text('Diajukan pada', 'Asked for at'),
    editors: text('Disusun oleh', 'Shaped by'),
    decidedBy: text('Diputuskan oleh', 'Decided by'),
    decidedAt: text('Diputuskan pada', 'Decided at'),
    note: text('Catatan', 'Note'),
  },
  fields: {},
  states: { field: 'state' },
  steps: decisionSteps(
    {
      approve: 'Ends those in force with today, and cancels those scheduled',
      reject: 'Rejects a reset, with a note; its promo fees stay as they are',
      withdraw: 'Takes back a reset that one has asked for oneself',
    },
    {},
    [],
  ),
  derived: {
    batchNo: line({ maximum: 20 }),
    scope: line({ maximum: 255 }),
    mode: choice(resetModes),
    ...counts('runningCount', 'scheduledCount'),
    reason: paragraph({ maximum: 255 }),
    state: choice(resetStates),
    madeBy: line({ maximum: 60 }),
    madeAt: instant(),
    editors: object(z.array(z.string())),
    decidedBy: line({ maximum: 60, ...optional }),
    decidedAt: instant(optional),
    note: paragraph({ maximum: 255, ...optional }),
  },
  list: {
    filters: { state: choice(resetStates), mode: choice(resetModes) },
    sorts: ['madeAt', 'batchNo'],
    defaultSort: ['madeAt,desc'],
    search: ['batchNo'],
    // The state is a filter of the list, and counted nowhere.
    conditions: { state: [] },
    columns: ['batchNo', 'scope', 'mode', 'runningCount', 'scheduledCount', 'madeBy', 'madeAt', 'state'],
  },
  operations: ['list', 'detail', 'history'],
  errors: {
    SCOPE_REQUIRED: {
      status: 422,
      text: text('Pilih wilayah, MRA, cabang atau kampanye', 'Choose a region, an MRA, branches or a campaign'),
    },
    NOTHING_TO_RESET: { text: text('Tidak ada promo fee dalam cakupan ini', 'There is no promo fee in this scope') },
  },
  calls: ownCalls,
});

export type PromoFeeReset = RecordOf<typeof promoFeeResets>;
/** The calls of resets besides the operations. */
export const resetCalls = promoFeeResets.calls;
