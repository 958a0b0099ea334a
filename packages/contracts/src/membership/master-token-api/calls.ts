import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { options } from '../../core/fields.ts';

export const module = 'master-token-api';
const access = { privilege: `${module}:browse`, action: 'update' } as const;

/** How an attempt to reach a service ended. */
export const checkResults = options({
  OK: ['Berhasil', 'Succeeded', 'success'],
  REFUSED: ['Ditolak', 'Refused', 'error'],
  UNREACHABLE: ['Tidak terjangkau', 'Unreachable', 'error'],
  TIMEOUT: ['Melewati batas waktu', 'Timed out', 'warning'],
  INNER: ['Alamat jaringan sendiri ditolak', 'Address of the own network refused', 'error'],
});
export type CheckResult = (typeof checkResults)[number]['value'];

const checked = z.object({
  result: z.enum(['OK', 'REFUSED', 'UNREACHABLE', 'TIMEOUT', 'INNER']),
  /** HTTP code of the answer; `null` when there was none. */
  httpCode: z.nullable(z.int()),
  /** `null` when there was none. */
  milliseconds: z.nullable(z.int()),
});
export type Checked = z.infer<typeof checked>;

const one = z.object({ secureId: z.uuid(), version: z.int() });
const done = z.object({ secureId: z.uuid(), version: z.int() });

/** What is done with a credential besides changing it (docs/model/membership.md#tokens-of-other-services). */
export const apiTokenCalls = {
  test: call({
    name: `${module}.test`,
    audit: 'TEST',
    method: 'POST',
    base: 'middle',
    path: `${module}/{secureId}/test`,
    access,
    summary: 'Calls the service with the stored credential; answers how it went, never what it said',
    result: checked,
  }),
  refresh: call({
    name: `${module}.refresh`,
    audit: 'ROTATE_KEY',
    method: 'PUT',
    base: 'middle',
    path: `${module}/refresh`,
    access,
    stepUp: 'always',
    summary: 'Fetches a new access token with the credentials of an OAuth client',
    body: one,
    result: done,
    errors: ['STALE_VERSION', 'NOT_OAUTH', 'REFRESH_FAILED'],
  }),
  rollBack: call({
    name: `${module}.roll-back`,
    audit: 'ROTATE_KEY',
    method: 'PUT',
    base: 'middle',
    path: `${module}/roll-back`,
    access,
    stepUp: 'always',
    summary: 'Returns to the secret that was replaced within the last 24 hours',
    body: z.object({ ...one.shape, reason: z.string().check(z.minLength(5), z.maxLength(255)) }),
    result: done,
    errors: ['STALE_VERSION', 'NO_EARLIER_SECRET'],
  }),
} as const;
