import { createHmac } from 'node:crypto';

/** Number of buckets: a hundredth of a percent each. */
export const buckets = 10_000;

/**
 * The place of a user among all for one remote, 0 to 9999: always the same, so that a share that grows keeps those it
 * had, and another one for every remote, so that nobody is first with all of them.
 * @param salt of the remote, which never changes
 */
export const bucketOf = (salt: string, remote: string, userId: string): number =>
  createHmac('sha256', salt).update(`${remote}\0${userId}`).digest().readUIntBE(0, 6) % buckets;
