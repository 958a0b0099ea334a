import { createHash } from 'node:crypto';
import type { Call } from '@console/contracts/core/call';

/**
 * Lists of values are read often and change rarely (docs/model/platform.md#lists-of-values); other calls declare
 * `etag`.
 */
export const hasEtag = (call: Call): boolean =>
  call.method === 'GET' && (call.etag === true || call.path.split('/').includes('lov'));

/** Weak: the same answer may be sent compressed. */
export const etagOf = (body: string): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether If-None-Match names the tag. */
export const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim() === etag);
