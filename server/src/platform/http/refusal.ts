import type { FieldError } from '@console/contracts/core/errors';
import { Refusal } from '../refusal.ts';

export { Refusal, type RefusalDetails } from '../refusal.ts';

/**
 * 422 VALIDATION with field errors.
 * @example throw invalid({ field: 'name', code: 'REQUIRED' });
 */
export const invalid = (...errors: readonly FieldError[]): Refusal => new Refusal('VALIDATION', { errors });

/**
 * 404 for records that are unknown, deleted or outside the caller's scope, without saying which.
 * @example if (!row) throw notFound();
 */
export const notFound = (): Refusal => new Refusal('NOT_FOUND');

/**
 * 409: the state machine has no such transition.
 * @example if (job.state !== 'PREVIEWED') throw invalidState(job.state, 'confirm');
 */
export const invalidState = (from: string, action: string): Refusal =>
  new Refusal('INVALID_STATE', { parameters: { from, action } });
