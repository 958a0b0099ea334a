import type { Fields } from '../field.ts';
import { step } from './steps.ts';

const waiting = { from: ['WAITING'], stateRefusal: 'NOT_PENDING' } as const;

/**
 * The steps of a document that waits for one decision: approved or rejected by a second person, or withdrawn by its
 * maker. Its states are WAITING, APPROVED, REJECTED and WITHDRAWN.
 * @example
 * steps: decisionSteps({ approve: 'Writes the rates', reject: 'Rejects it', withdraw: 'Takes it back' }, {}, [])
 */
export const decisionSteps = <const F extends Fields, const Code extends string>(
  { approve, reject, withdraw }: Readonly<Record<'approve' | 'reject' | 'withdraw', string>>,
  /** What is typed for the approval. */
  fields: F,
  /** Further codes with which the approval is refused. */
  errors: readonly Code[],
) => ({
  approve: step({
    ...waiting,
    summary: approve,
    action: 'approve',
    to: 'APPROVED',
    secondPerson: 'independent',
    fields,
    errors: ['APPROVER_LEVEL', ...errors],
  }),
  reject: step({
    ...waiting,
    summary: reject,
    action: 'approve',
    to: 'REJECTED',
    secondPerson: 'other',
    reason: true,
    errors: ['APPROVER_LEVEL'],
  }),
  withdraw: step({ ...waiting, summary: withdraw, action: 'update', to: 'WITHDRAWN', by: 'maker' }),
});
