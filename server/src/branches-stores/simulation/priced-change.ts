import type { ConsequentChange } from '../../records/resource/approval.ts';

type Change = Pick<ConsequentChange, 'action' | 'recordId' | 'changes'>;

/** Whether a change says what a customer will pay: one that only ends or cancels a record does not. */
export const isPriced = ({ action, recordId, changes }: Change): boolean =>
  recordId !== null && action !== 'delete' && changes.some(({ field }) => field !== 'effectiveTo');

/** The values that a change proposes, on top of those stored. */
export const proposedBy = <V extends object>(stored: V, { changes }: Change): V => ({
  ...stored,
  ...Object.fromEntries(changes.filter(({ field }) => field in stored).map(({ field, after }) => [field, after])),
});
