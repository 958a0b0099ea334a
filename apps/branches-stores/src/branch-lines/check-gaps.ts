import { createStore, invalidate, sendCall } from '@console/api';
import { gapCalls } from '@console/contracts/branches-stores/branch/rate-gaps';
import { text } from '@console/contracts/core/text';
import { formatNumber } from '@console/ui/formats';
import type { OfLine } from './of-line.ts';

const checked = text(
  '{gaps} dari {branches} cabang kekurangan rate atau fee',
  '{gaps} of {branches} branches lack a rate or fee',
);

/** Runs the nightly check of gaps now. @throws ApiError */
export async function checkGaps({ line, module }: OfLine) {
  const answer = await sendCall(gapCalls[line], { body: {} });
  if ('error' in answer) throw answer.error;
  createStore().dispatch(invalidate(module, 'audit-trail'));
  const { branches, withGaps } = answer.data;
  return { said: checked, parameters: { gaps: formatNumber(withGaps), branches: formatNumber(branches) } };
}
