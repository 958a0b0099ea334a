import { createHmac } from 'node:crypto';
import { loadDataKey } from '../../platform/protected-text/data-key.ts';
import type { Services } from '../../platform/services.ts';

/**
 * A pseudonym of a user in reports of one day: distinct users can be counted, but not identified, nor followed over
 * days.
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
