import { paragraph } from '../../core/fields.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { agentTitles } from './vocabulary.ts';

const whyNot = paragraph({ minimum: 5, maximum: 255, required: false });

/** What makes an agent active: every check passed, or a reason for each that is missing or explained. */
const opening = {
  action: 'approve',
  to: 'active',
  secondPerson: 'independent',
  fields: { nikReason: whyNot, accountReason: whyNot },
  titles: { nikReason: agentTitles.nikReason, accountReason: agentTitles.accountReason },
} as const;

/** The states of an agent (docs/model/pre-order-agents.md#states). */
export const agentSteps = {
  approve: step({
    ...opening,
    summary: 'Approves a registered agent; each check that has not passed needs a reason',
    from: ['new'],
    requires: ['ktpFile', 'selfieFile'],
    errors: ['APPROVER_LEVEL', 'PHONE_BLACKLISTED', 'BRANCH_INACTIVE', 'CHECK_FAILED'],
  }),
  activate: step({
    ...opening,
    summary: 'Activates an inactive agent again, whose passed checks are recent',
    from: ['inactive'],
    requires: ['ktpFile', 'selfieFile'],
    errors: ['APPROVER_LEVEL', 'PHONE_BLACKLISTED', 'BRANCH_INACTIVE', 'CHECK_FAILED', 'CHECKS_OUTDATED'],
  }),
  reject: step({
    title: text('Tolak', 'Reject'),
    effect: text('Pendaftaran menjadi tidak aktif.', 'The registration becomes inactive.'),
    action: 'approve',
    danger: true,
    from: ['new'],
    to: 'inactive',
    secondPerson: 'other',
    reason: true,
    many: 'each',
  }),
  deactivate: step({
    title: text('Nonaktifkan', 'Deactivate'),
    effect: text(
      'Agen tidak lagi menerima pre-order; order terbukanya beralih ke SAO cabang, tanpa fee baginya.',
      'The agent takes no more pre-orders; the open ones go to the SAO of the branch, without a fee for the agent.',
    ),
    action: 'update',
    danger: true,
    from: ['active'],
    to: 'inactive',
    reason: true,
    many: 'each',
  }),
  block: step({
    title: text('Blokir', 'Block'),
    effect: text(
      'Hanya admin yang dapat membukanya lagi; order terbuka beralih ke SAO cabang, tanpa fee baginya.',
      'Only an admin can end the block; open orders go to the SAO of the branch, without a fee for the agent.',
    ),
    action: 'delete',
    danger: true,
    from: ['active', 'inactive'],
    to: 'blocked',
    reason: true,
    errors: ['ADMIN_ONLY'],
    many: 'each',
    customButton: true,
  }),
  unblock: step({
    title: text('Buka blokir', 'Unblock'),
    effect: text('Agen menjadi tidak aktif.', 'The agent becomes inactive.'),
    action: 'delete',
    from: ['blocked'],
    to: 'inactive',
    reason: true,
    errors: ['ADMIN_ONLY'],
    many: 'each',
    customButton: true,
  }),
} as const;
