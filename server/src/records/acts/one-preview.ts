import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Users whose preview is being made by this process. */
const running = part(() => new Set<string>());

/** Seconds after which a refused preview may be asked for again. */
const retryAfter = 5;

/**
 * Makes one preview of a person at a time: each does up to 500 acts, and undoes them.
 * @throws Refusal RATE_LIMITED while another one of the person is being made
 */
export async function onePreview<Result>(
  app: Application,
  { userId }: Caller,
  make: () => Promise<Result>,
): Promise<Result> {
  const users = running(app);
  if (users.has(userId)) throw new Refusal('RATE_LIMITED', { retryAfter });
  users.add(userId);
  try {
    return await make();
  } finally {
    users.delete(userId);
  }
}
