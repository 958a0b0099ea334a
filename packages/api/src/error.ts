import type { ErrorBody } from '@console/contracts/core/envelope';
import type { FieldError } from '@console/contracts/core/errors';
import { text } from '@console/contracts/core/text';
import { preferences } from '@console/auth';

/** Codes of calls that got no answer from the services. */
export type LocalCode = 'OFFLINE' | 'TIMEOUT' | 'CANCELLED' | 'NO_SESSION' | 'BAD_ANSWER' | 'FILE_CHANGED';

/** A failed call, as plain data that the store can hold. */
export interface ApiError {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** A code of the contracts, or a {@link LocalCode}. */
  readonly code: string;
  /** The text to show, in the language of the screen. */
  readonly message: string;
  /** Faults of fields, of a 422. */
  readonly errors: readonly FieldError[];
  readonly requestId: string | null;
  /** Data of the code, e.g. the current record of STALE_VERSION, the uses of IN_USE. */
  readonly result?: unknown;
  readonly privilege?: string;
  readonly action?: string;
  readonly field?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Seconds to wait, of a 429. */
  readonly retryAfter?: number;
}

const localTexts = {
  OFFLINE: text(
    'Tidak dapat terhubung ke server. Periksa koneksi Anda',
    'The server cannot be reached. Check your connection',
  ),
  TIMEOUT: text('Server terlalu lama menjawab. Coba lagi', 'The server took too long to answer. Try again'),
  CANCELLED: text('Dibatalkan', 'Cancelled'),
  NO_SESSION: text('Token Expired. Sorry you must login again'),
  FILE_CHANGED: text(
    'File sudah berubah atau dihapus sejak dipilih. Pilih lagi file itu',
    'The file was changed or deleted since it was chosen. Choose it again',
  ),
  BAD_ANSWER: text('Jawaban server tidak dapat dibaca', 'The answer of the server cannot be read'),
} as const satisfies Record<LocalCode, unknown>;

/** The error of a call that got no answer. */
export const localError = (code: LocalCode, requestId: string | null = null, status = 0): ApiError => ({
  status,
  code,
  requestId,
  errors: [],
  message: localTexts[code][preferences.get().language],
});

/**
 * Builds the {@link ApiError} of a refusal. A body of another format, e.g. of a proxy, is BAD_ANSWER with its status.
 */
export function refusal(status: number, body: unknown, header: (name: string) => string | null): ApiError {
  const requestId = header('X-Request-Id');
  const seconds = Number(header('Retry-After') ?? Number.NaN);
  const wait = Number.isNaN(seconds) ? {} : { retryAfter: seconds };
  if (typeof body !== 'object' || body === null || typeof (body as Partial<ErrorBody>).code !== 'string') {
    return { ...localError('BAD_ANSWER', requestId, status), ...wait };
  }
  const { errors, requestId: named, ...rest } = body as ErrorBody;
  return { ...rest, ...wait, status, errors: errors ?? [], requestId: named ?? requestId };
}

/**
 * Whether a value, caught or from the store, is an {@link ApiError}.
 * @example
 * if (isApiError(error) && error.code === 'STALE_VERSION') reload();
 */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'errors' in value;
