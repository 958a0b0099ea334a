import { createHmac } from 'node:crypto';
import { loadDataKey } from '../platform/protected-text/data-key.ts';
import type { Services } from '../platform/services.ts';

/**
 * Stands for a user in reports of one day: distinct ones can be counted, none can be named, and no day can be joined
 * with another.
 */
export async function reporterOf(
  { configuration: { dataDirectory, dataKey } }: Services,
  userId: string,
  at: Date,
): Promise<string> {
  const key = await loadDataKey(dataDirectory, dataKey);
  return createHmac('sha256', key)
    .update(`release-reporter ${at.toISOString().slice(0, 10)} ${userId}`)
    .digest('base64url')
    .slice(0, 22);
}
