import type { BusinessLine } from '../../core/business-lines.ts';
import { acknowledged } from '../../core/changes.ts';
import { object } from '../../core/fields.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

const activation = [
  'PROMO_ENDED',
  'PROMO_NO_RATES',
  'PROMO_CONFLICT',
  'PROMO_REJECTED',
  'PROMO_NAME_TAKEN',
  'PROMO_LINE_ERROR',
  'QUOTA_REACHED',
  'INACTIVE_REFERENCE',
  'RATE_NEEDS_ADMIN',
  'WARNINGS_NOT_TICKED',
] as const;

/** What happens to a promo (docs/model/promos.md#states). */
export const promoSteps = (of: BusinessLine) => ({
  approve: step({
    summary: `${of}: activates a promo, with the warnings that were ticked; its waiting lines are approved together`,
    action: 'approve',
    from: ['new', 'inactive'],
    to: 'active',
    secondPerson: 'independent',
    /** The ticks of the warnings. */
    fields: { acknowledged: object(acknowledged, { required: false }) },
    titles: { acknowledged: text('Peringatan yang dicentang', 'Warnings ticked') },
    errors: ['APPROVER_LEVEL', ...activation],
  }),
  activate: step({
    title: text('Aktifkan', 'Activate'),
    effect: text(
      'Promo berjalan sejak tanggal mulainya. Promo dengan peringatan disetujui di halamannya.',
      'The promo holds from its start. One with warnings is approved on its page.',
    ),
    action: 'approve',
    from: ['new'],
    to: 'active',
    secondPerson: 'independent',
    errors: activation,
    many: 'each',
  }),
  reject: step({
    summary: `${of}: rejects a promo, or the request to activate it again, with a note`,
    action: 'approve',
    from: ['new', 'inactive'],
    to: 'inactive',
    secondPerson: 'other',
    reason: true,
    errors: ['APPROVER_LEVEL'],
  }),
  withdraw: step({
    summary: `${of}: takes back a promo, or the request to activate it again, that one has made oneself`,
    action: 'update',
    from: ['new', 'inactive'],
    to: 'inactive',
    by: 'maker',
  }),
  deactivate: step({
    title: text('Nonaktifkan', 'Deactivate'),
    effect: text('Order baru tidak lagi mendapat promo ini.', 'New orders no longer get this promo.'),
    action: 'update',
    danger: true,
    from: ['active'],
    to: 'inactive',
    reason: true,
    many: 'each',
  }),
  reactivate: step({
    title: text('Ajukan aktivasi', 'Ask to activate'),
    effect: text('Orang kedua memutuskan aktivasi kembali.', 'A second person decides on the reactivation.'),
    action: 'update',
    from: ['inactive'],
    errors: ['PROMO_ENDED', 'PROMO_REJECTED', 'PROMO_NAME_TAKEN', 'QUOTA_REACHED', 'PROMO_CONFLICT', 'CHANGE_PENDING'],
    customButton: true,
    many: 'each',
  }),
});
