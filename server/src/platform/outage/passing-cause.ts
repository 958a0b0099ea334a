import { constants } from 'node:os';
import { passingCauses, type PassingCode } from '@console/contracts/core/passing-causes';
import { Refusal } from '../refusal.ts';
import { Unavailable } from '../unavailable.ts';

/** SQLSTATEs, single or by class, of a server that is up but cannot serve (PostgreSQL, appendix A). */
const states: Readonly<Record<string, PassingCode>> = {
  '08': 'DATABASE_UNAVAILABLE',
  '57P': 'DATABASE_UNAVAILABLE',
  '58030': 'DATABASE_UNAVAILABLE',
  // The server closed a connection: idle in a transaction, or the transaction took too long.
  '25P03': 'DATABASE_UNAVAILABLE',
  '25P04': 'DATABASE_UNAVAILABLE',
  // The server refuses the login while it or its passwords change; a wrong address fails at the start.
  '28': 'DATABASE_UNAVAILABLE',
  '3D000': 'DATABASE_UNAVAILABLE',
  '25006': 'DATABASE_READ_ONLY',
  '53100': 'DATABASE_FULL',
  '53': 'BUSY',
  // Cancelled after a minute, lock timeout, or deadlock.
  '57014': 'BUSY',
  '55P03': 'BUSY',
  '40001': 'BUSY',
  '40P01': 'BUSY',
};

/**
 * Codes of the operating system. The services access files directly; their only raw connection is that of the database.
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

/** Errors of the database driver that have no code, only a message. */
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
 * Errors of file operations that are faults of the program: a missing file or an invalid request. All others are faults
 * of the storage.
 */
const ownFaults = new Set(['ENOENT', 'EINVAL', 'EBADF', 'EFAULT', 'ENAMETOOLONG', 'ENOSYS']);

/** Errors of file operations carry a path; those of connections do not. */
const ofFile = ({ code, path, syscall }: NodeJS.ErrnoException): PassingCode | undefined =>
  path !== undefined && syscall !== undefined && code !== undefined && code in constants.errno && !ownFaults.has(code)
    ? 'STORAGE_UNAVAILABLE'
    : undefined;

/** Codes of the mail library, whose errors name the SMTP command at which they occurred (`CONN` before any). */
const mailCodes = new Set(['ESOCKET', 'ECONNECTION', 'EDNS', 'ETLS', 'ETIMEDOUT', 'ECONNREFUSED', 'ECONNRESET']);
const isOfMail = ({ code, command }: NodeJS.ErrnoException & { readonly command?: unknown }): boolean =>
  typeof command === 'string' && mailCodes.has(code ?? '');

const fileCodes = new Set<PassingCode>(['STORAGE_FULL', 'BUSY']);

const isState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);
const ofState = (code: string): PassingCode | undefined =>
  states[code] ?? states[code.slice(0, 3)] ?? states[code.slice(0, 2)];

/** Maximum depth of `cause` chains. */
const deepest = 5;

function causeIn(error: unknown, depth: number): PassingCode | undefined {
  if (!(error instanceof Error) || depth > deepest || error instanceof Refusal) return undefined;
  if (error instanceof Unavailable) return error.passing;
  const { code, cause, message } = error as NodeJS.ErrnoException & { cause?: unknown };
  // fetch never calls the database; the reason is in `cause`.
  if (error instanceof TypeError && message === 'fetch failed') return 'UPSTREAM_UNAVAILABLE';
  if (isOfMail(error)) return 'UPSTREAM_UNAVAILABLE';
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
 * Translates errors of driver, disk and network.
 * @returns the code of the shared catalogue; `undefined` for faults of the program
 */
export const passingCauseOf = (error: unknown): PassingCode | undefined => causeIn(error, 0);

/** The refusal that answers a passing cause: 503 with Retry-After. */
export const refusalOfCause = (code: PassingCode): Refusal => new Refusal(code, { retryAfter: passingCauses[code] });
