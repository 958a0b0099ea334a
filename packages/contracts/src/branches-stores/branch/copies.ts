import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { acknowledged } from '../../core/changes.ts';
import { choice, counts, date, digits, instant, line, object, options, paragraph } from '../../core/fields.ts';
import { decisionSteps, defineResource, type RecordOf } from '../../core/resource.ts';
import { periodTitles } from '../../core/titles.ts';
import { text } from '../../core/text.ts';
import { copyCallsOf } from './copy-calls.ts';
import { branchLines } from './lines.ts';
import { branchTitles, ofBranch, rateErrors } from './rate-fields.ts';

export {
  copyPageSize,
  missingInWords,
  type CopyBody,
  type CopyPreview,
  type CopyRow,
  type CopyScope,
} from './copy-calls.ts';

export const copyStates = options({
  WAITING: ['Menunggu persetujuan', 'Awaiting approval', 'warning'],
  APPROVED: ['Disetujui', 'Approved', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  WITHDRAWN: ['Ditarik', 'Withdrawn', 'neutral'],
});
export type CopyState = (typeof copyStates)[number]['value'];

const optional = { required: false } as const;

/** Why a copy is not asked for, or not applied. */
export const copyErrors = {
  NOTHING_TO_COPY: {
    status: 409,
    text: text('Tidak ada rate atau fee yang dapat disalin', 'There is no rate or fee to copy'),
  },
  COPY_OUTDATED: {
    status: 409,
    text: text(
      '{subject} sudah berubah sejak salinan diajukan; tolak dan ajukan lagi',
      '{subject} has changed since the copy was asked for; reject it and ask anew',
    ),
  },
} as const;

const copyModules = { SPEKTRA: 'branch-copy', NMC: 'branch-copy-nmc', UFI: 'branch-copy-ufi' } as const;
/** Copies of rates and fees from one branch to another, each decided and applied as one. */
const copiesOf = (of: BusinessLine) => {
  const { module, privilege } = branchLines[of];
  const list = `/${module}/{branchId}?tab=copies`;
  const detail = `${list}&id={secureId}`;
  return defineResource({
    module: copyModules[of],
    path: `${module}/copies`,
    privilege,
    place: { list, create: list, detail, update: detail },
    title: text('Salinan rate dan fee', 'Copy of rates and fees'),
    label: ['copyNo', 'officeCode'],
    volume: 1_000,
    status: false,
    titles: {
      ...branchTitles,
      ...periodTitles,
      copyNo: text('No. salinan', 'Copy no'),
      sourceId: text('Cabang asal', 'Source branch'),
      sourceCode: text('Dari cabang', 'From branch'),
      sourceName: text('Nama cabang asal', 'Name of the source'),
      rateCount: text('Rate', 'Rates'),
      feeCount: text('Fee', 'Fees'),
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
        approve: `${of}: writes the rates and fees of a copy, all or none`,
        reject: `${of}: rejects a copy, with a note; nothing is written`,
        withdraw: `${of}: takes back a copy that one has asked for oneself`,
      },
      /** The codes of the warnings that were ticked. */
      { acknowledged: object(acknowledged, optional) },
      ['COPY_OUTDATED', 'RATE_NEEDS_ADMIN', 'WARNINGS_NOT_TICKED'],
    ),
    derived: {
      copyNo: line({ maximum: 20 }),
      branchId: ofBranch(branchLines[of]),
      officeCode: digits({ maximum: 5 }),
      branchName: line({ maximum: 60 }),
      sourceId: ofBranch(branchLines[of]),
      sourceCode: digits({ maximum: 5 }),
      sourceName: line({ maximum: 60 }),
      effectiveFrom: date(),
      ...counts('rateCount', 'feeCount'),
      reason: paragraph({ maximum: 255 }),
      state: choice(copyStates),
      madeBy: line({ maximum: 60 }),
      madeAt: instant(),
      editors: object(z.array(z.string())),
      decidedBy: line({ maximum: 60, ...optional }),
      decidedAt: instant(optional),
      note: paragraph({ maximum: 255, ...optional }),
    },
    list: {
      filters: { branchId: ofBranch(branchLines[of]), state: choice(copyStates) },
      sorts: ['madeAt', 'copyNo'],
      defaultSort: ['madeAt,desc'],
      search: ['copyNo'],
      // The state is a filter of the list, and counted nowhere.
      conditions: { state: [] },
      columns: [
        'copyNo',
        'officeCode',
        'sourceCode',
        'sourceName',
        'effectiveFrom',
        'rateCount',
        'feeCount',
        'madeBy',
        'madeAt',
        'state',
      ],
    },
    operations: ['list', 'detail', 'history'],
    errors: { ...copyErrors, RATE_NEEDS_ADMIN: rateErrors.RATE_NEEDS_ADMIN },
    calls: copyCallsOf(of, copyModules[of]),
  });
};

export const spektraCopies = copiesOf('SPEKTRA');
export const nmcCopies = copiesOf('NMC');
export const ufiCopies = copiesOf('UFI');
/** The copies, by line. */
export const branchCopies = { SPEKTRA: spektraCopies, NMC: nmcCopies, UFI: ufiCopies } as const;
/** The calls of copies besides the operations, by line. */
export const copyCalls = { SPEKTRA: spektraCopies.calls, NMC: nmcCopies.calls, UFI: ufiCopies.calls } as const;

export type CopiesOfBranches = ReturnType<typeof copiesOf>;
export type BranchCopy = RecordOf<CopiesOfBranches>;
