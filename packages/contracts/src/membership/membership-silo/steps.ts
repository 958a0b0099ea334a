import { digits, paragraph } from '../../core/fields.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { openSiloStates } from './vocabulary.ts';

/** What happens to customer records of the lines (docs/model/membership.md#customer-records-of-the-lines). */
export const siloSteps = {
  propose: step({
    title: text('Usulkan', 'Propose'),
    effect: text('Usulan menunggu persetujuan orang lain.', 'The link waits for the approval of somebody else.'),
    action: 'update',
    from: openSiloStates,
    to: 'LINK_PROPOSED',
    fields: { memberNo: digits({ minimum: 10, maximum: 10 }), note: paragraph({ minimum: 5, maximum: 255 }) },
    titles: { memberNo: text('No. member', 'Member no'), note: text('Catatan', 'Note') },
    errors: ['PAIR_REFUSED', 'CUST_NO_TAKEN'],
    many: 'each',
    customButton: true,
  }),
  separate: step({
    title: text('Pisahkan', 'Keep separate'),
    effect: text(
      'Semua kandidat ditolak dan tidak diusulkan lagi.',
      'All candidates are refused and never proposed again.',
    ),
    action: 'update',
    danger: true,
    from: ['CANDIDATE'],
    to: 'SEPARATE',
    reason: true,
    many: 'each',
  }),
  approve: step({
    summary: 'Joins the record with the proposed member',
    action: 'approve',
    from: ['LINK_PROPOSED'],
    to: 'LINKED',
    secondPerson: 'independent',
    errors: ['CUST_NO_TAKEN'],
  }),
  reject: step({
    summary: 'Refuses the proposed member, with a reason; the pair is never proposed again',
    action: 'approve',
    from: ['LINK_PROPOSED'],
    to: 'CANDIDATE',
    secondPerson: 'other',
    reason: true,
  }),
  unlink: step({
    summary: 'Parts the record from its member, with a reason; the pair is never proposed again',
    action: 'approve',
    from: ['LINKED'],
    to: 'UNLINKED',
    secondPerson: 'independent',
    reason: true,
    errors: ['LINK_IN_USE'],
  }),
};
