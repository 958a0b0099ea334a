import { paragraph, reference } from '../../core/fields.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { outletChoice, type OutletLine } from './vocabulary.ts';

/** What opens an outlet. */
const opened = {
  effect: text('Menerima pengajuan baru.', 'Takes new applications.'),
  action: 'approve',
  to: 'active',
  secondPerson: 'independent',
  requires: ['npwpFile', 'nibFile', 'ktpFile', 'frontPhoto', 'insidePhoto'],
  // Optional, unlike the reason that a step demands: an account that is not verified needs one.
  fields: { reason: paragraph({ minimum: 5, maximum: 255, required: false }) },
  titles: { reason: text('Alasan bila rekening belum diverifikasi', 'Reason if the account is not verified') },
  errors: ['BANK_UNVERIFIED', 'BRANCH_INACTIVE', 'COMPANY_INACTIVE', 'DUPLICATE_UNDECIDED'],
  many: 'each',
} as const;

/** The states of an outlet: `new`, `active`, `inactive`, and `closed`, which is final (docs/adr/0060-outlets.md). */
export const outletSteps = {
  approve: step({
    ...opened,
    title: text('Setujui pendaftaran', 'Approve registration'),
    from: ['new'],
  }),
  activate: step({ ...opened, title: text('Aktifkan', 'Activate'), from: ['inactive'] }),
  reject: step({
    title: text('Tolak pendaftaran', 'Reject registration'),
    effect: text('Menjadi tidak aktif.', 'Becomes inactive.'),
    action: 'approve',
    danger: true,
    from: ['new'],
    to: 'inactive',
    secondPerson: 'other',
    reason: true,
    many: 'each',
  }),
  /** Who submitted a registration takes it back; others are not offered it. */
  withdraw: step({
    summary: 'Takes back a registration that its maker submitted; the outlet becomes inactive',
    action: 'update',
    from: ['new'],
    to: 'inactive',
    by: 'maker',
    reason: true,
  }),
  deactivate: step({
    title: text('Nonaktifkan', 'Deactivate'),
    effect: text(
      'Pengajuan berjalan diselesaikan, pengajuan baru tidak diterima.',
      'Running applications are finished; new ones are not taken.',
    ),
    action: 'status',
    danger: true,
    from: ['active'],
    to: 'inactive',
    reason: true,
    many: 'each',
  }),
  close: step({
    title: text('Tutup', 'Close'),
    effect: text('Tidak dapat dibuka lagi.', 'It cannot be opened again.'),
    action: 'delete',
    danger: true,
    from: ['inactive'],
    to: 'closed',
    reason: true,
    errors: ['IN_USE'],
    many: 'each',
  }),
} as const;

/**
 * Says that an outlet is another one that exists: it is closed, and both keep their history
 * (docs/model/branches-stores.md#merged-outlets).
 */
export const mergeOf = (outletLine: Pick<OutletLine, 'module' | 'title'>) =>
  step({
    summary: 'Says that an outlet is another one of its branch: it is closed, and both keep their history',
    action: 'delete',
    danger: true,
    from: ['new', 'active', 'inactive'],
    to: 'closed',
    reason: true,
    fields: { mergedIntoId: inAnyState(reference(outletChoice(outletLine))) },
    titles: { mergedIntoId: text('Digabung ke', 'Merged into') },
    errors: ['IN_USE', 'OUTLET_CLOSED', 'MERGE_OTHER_BRANCH'],
  });
