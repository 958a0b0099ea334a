import { Refusal } from '../../platform/http/refusal.ts';

/** 409: the filter selects another number of records than the caller saw. */
export const countChanged = (count: number): Refusal =>
  new Refusal('COUNT_CHANGED', { result: { count }, parameters: { count } });
