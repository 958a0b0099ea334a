import { constants } from 'node:os';
import { passingCauses, type PassingCode } from '@console/contracts/core/errors';
import { Refusal } from '../http/refusal.ts';
import { Unavailable } from '../unavailable.ts';

/** SQLSTATEs of a server that is there and cannot serve, whole or by their class (PostgreSQL, appendix A). */
const states: Readonly<Record<string, PassingCode>> = {
  '08': 'DATABASE_UNAVAILABLE',
  '57P': 'DATABASE_UNAVAILABLE',
  '58030': 'DATABASE_UNAVAILABLE',
  // A connection cut off by the server: silent in a transaction, or the transaction took too long.
  '25P03': 'DATABASE_UNAVAILABLE',
  '25P04': 'DATABASE_UNAVAILABLE',
  // Not let in while the server or its passwords are being changed; a wrong address is found at the start.
  '28': 'DATABASE_UNAVAILABLE',
  '3D000': 'DATABASE_UNAVAILABLE',
  '25006': 'DATABASE_READ_ONLY',
  '53100': 'DATABASE_FULL',
  '53': 'BUSY',
  // Ended after a minute, waited too long for a lock, or lost against another transaction.
  '57014': 'BUSY',
  '55P03': 'BUSY',
  '40001': 'BUSY',
  '40P01': 'BUSY',
};

/**
 * Codes of the operating system. Files are touched by the services themselves; the only raw connection is that of the
 * database.
 */
const systemCodes: Readonly<Record<string, PassingCode>> = {
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  EROFS: 'STORAGE_UNAVAILABLE',
  EIO: 'STORAGE_UNAVAILABLE',
  ESTALE: 'STORAGE_UNAVAILABLE',
  EMFILE: 'BUSY',
  ENFILE: 'BUSY',
  ECONNREFUSED: 'DATABASE_UNAVAILABLE',
  ECONNRESET: 'DATABASE_UNAVAILABLE',
  ECONNABORTED: 'DATABASE_UNAVAILABLE',
  EPIPE: 'DATABASE_UNAVAILABLE',
  ETIMEDOUT: 'DATABASE_UNAVAILABLE',
  ENOTFOUND: 'DATABASE_UNAVAILABLE',
  EAI_AGAIN: 'DATABASE_UNAVAILABLE',
  EHOSTUNREACH: 'DATABASE_UNAVAILABLE',
  EHOSTDOWN: 'DATABASE_UNAVAILABLE',
  ENETUNREACH: 'DATABASE_UNAVAILABLE',
  ENETDOWN: 'DATABASE_UNAVAILABLE',
};

/** The driver of the database has no codes for these, only messages. */
const messages: Readonly<Record<string, PassingCode>> = {
  'timeout exceeded when trying to connect': 'BUSY',
  'Connection terminated due to connection timeout': 'DATABASE_UNAVAILABLE',
  'Connection terminated unexpectedly': 'DATABASE_UNAVAILABLE',
  'Connection terminated': 'DATABASE_UNAVAILABLE',
  'Client has encountered a connection error and is not queryable': 'DATABASE_UNAVAILABLE',
  'Client was closed and is not queryable': 'DATABASE_UNAVAILABLE',
  'Query read timeout': 'BUSY',
};

/**
 * Faults of the program itself among the errors of file operations: a file that is not there, or a wrong request. All
 * others say that the storage is not as it should be.
 */
const ownFaults = new Set(['ENOENT', 'EINVAL', 'EBADF', 'EFAULT', 'ENAMETOOLONG', 'ENOSYS']);

/** Operations on files name a path; those on a connection do not. */
const ofFile = ({ code, path, syscall }: NodeJS.ErrnoException): PassingCode | undefined =>
  path !== undefined && syscall !== undefined && code !== undefined && code in constants.errno && !ownFaults.has(code)
    ? 'STORAGE_UNAVAILABLE'
    : undefined;

const fileCodes = new Set<PassingCode>(['STORAGE_FULL', 'BUSY']);

const isState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);
const ofState = (code: string): PassingCode | undefined =>
  states[code] ?? states[code.slice(0, 3)] ?? states[code.slice(0, 2)];

/** How deep a chain of causes is followed. */
const deepest = 5;

function causeIn(error: unknown, depth: number): PassingCode | undefined {
  if (!(error instanceof Error) || depth > deepest || error instanceof Refusal) return undefined;
  if (error instanceof Unavailable) return error.passing;
  const { code, cause, message } = error as NodeJS.ErrnoException & { cause?: unknown };
  // What fetch could not reach is never the database; the reason lies in the cause.
  if (error instanceof TypeError && message === 'fetch failed') return 'UPSTREAM_UNAVAILABLE';
  if (typeof code === 'string') {
    const own = (isState(code) ? ofState(code) : undefined) ?? systemCodes[code];
    if (own && fileCodes.has(own)) return own;
    const known = ofFile(error as NodeJS.ErrnoException) ?? own;
    if (known) return known;
  }
  if (messages[message]) return messages[message];
  const further = error instanceof AggregateError ? error.errors : [];
  return [cause, ...(further as unknown[])].map((each) => causeIn(each, depth + 1)).find(Boolean);
}

/**
 * The one translation of errors of driver, disk and network.
 * @returns the code of the shared catalogue; `undefined` for anything that is a fault
 */
export const passingCauseOf = (error: unknown): PassingCode | undefined => causeIn(error, 0);

/** The refusal by which a call answers a passing cause: 503, with the seconds after which to come again. */
export const refusalOfCause = (code: PassingCode): Refusal => new Refusal(code, { retryAfter: passingCauses[code] });
