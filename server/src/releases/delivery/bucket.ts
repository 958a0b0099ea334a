import { createHmac } from 'node:crypto';

/** Number of buckets: a hundredth of a percent each. */
export const buckets = 10_000;

/**
 * The bucket of a user for one remote, 0 to 9999. It never changes, so a growing share keeps its users. It differs
 * between remotes, so no user is first for all of them.
 * @param salt of the remote, which never changes
 * @example bucketOf(remote.salt, 'cards', caller.userId) < share * 100
 */
export const bucketOf = (salt: string, remote: string, userId: string): number =>
  createHmac('sha256', salt).update(`${remote}\0${userId}`).digest().readUIntBE(0, 6) % buckets;
