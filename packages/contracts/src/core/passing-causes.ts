import type { SharedErrorCode } from './errors.ts';

/**
 * Codes of temporary causes, with the seconds before a retry. The client keeps what was typed and sends the same call
 * again.
 */
export const passingCauses = {
  BUSY: 3,
  DATABASE_UNAVAILABLE: 3,
  DATABASE_READ_ONLY: 10,
  DATABASE_FULL: 30,
  STORAGE_FULL: 30,
  STORAGE_UNAVAILABLE: 10,
  SCANNER_UNAVAILABLE: 10,
  UPSTREAM_UNAVAILABLE: 10,
} as const satisfies Partial<Record<SharedErrorCode, number>>;
export type PassingCode = keyof typeof passingCauses;

/**
 * Whether a code names a temporary cause.
 * @example
 * isPassing('BUSY'); // true
 * isPassing('FORBIDDEN'); // false
 */
export const isPassing = (code: string): code is PassingCode => Object.hasOwn(passingCauses, code);
