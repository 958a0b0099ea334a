import { date, flag, reference } from '../../core/fields.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { saoChoices } from './choices.ts';
import { saoTitles } from './vocabulary.ts';

/** Of many outlets those of their branch, where they have one. */
const sao = inAnyState(reference(saoChoices, { narrowedBy: { branchId: 'branchId' } }));

/** What happens to an assignment (docs/model/branches-stores.md#sao-assignment). */
export const saoSteps = {
  assign: step({
    title: text('Tugaskan', 'Assign'),
    effect: text('SAO menangani outlet sejak tanggal mulai.', 'The SAO handles the outlet from the start date.'),
    action: 'update',
    from: ['UNASSIGNED'],
    to: 'OPEN',
    fields: { saoId: sao, startDate: date() },
    titles: { saoId: saoTitles.saoId, startDate: saoTitles.startDate },
    errors: ['SAO_OTHER_BRANCH', 'SAO_STILL_ASSIGNED'],
    many: 'each',
    customButton: true,
  }),
  reassign: step({
    title: text('Alihkan', 'Reassign'),
    effect: text(
      'Penugasan sekarang berakhir sehari sebelum tanggal mulai, dan SAO baru menangani outlet.',
      'The present assignment ends the day before the start date, and the new SAO handles the outlet.',
    ),
    action: 'update',
    from: ['OPEN'],
    to: 'ENDED',
    fields: { saoId: sao, startDate: date(), ordersFollow: flag() },
    titles: {
      saoId: text('SAO baru', 'New SAO'),
      startDate: saoTitles.startDate,
      ordersFollow: saoTitles.ordersFollow,
    },
    reason: true,
    errors: ['SAO_OTHER_BRANCH', 'SAO_UNCHANGED', 'SAO_BEFORE_START'],
    many: 'each',
    customButton: true,
  }),
  end: step({
    title: text('Akhiri', 'End'),
    effect: text(
      'Outlet tanpa SAO setelah tanggal selesai. Outlet dengan order berjalan tetap memerlukan SAO.',
      'The outlet has no SAO after the end date. An outlet with open orders keeps one.',
    ),
    action: 'update',
    danger: true,
    from: ['OPEN'],
    to: 'ENDED',
    fields: { endDate: date() },
    titles: { endDate: saoTitles.endDate },
    reason: true,
    errors: ['SAO_STILL_NEEDED', 'SAO_BEFORE_START'],
    many: 'each',
    customButton: true,
  }),
} as const;
