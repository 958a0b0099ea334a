import { randomBytes } from 'node:crypto';

/** Ids available within one millisecond; a process that uses them up continues in the next millisecond. */
const perMillisecond = 0x1000;
let last = { ms: 0, count: 0 };

/** The next position in time, always later than the last one given by this process. */
function nextPlace(now: number): typeof last {
  if (now > last.ms) return { ms: now, count: 0 };
  return last.count + 1 < perMillisecond ? { ms: last.ms, count: last.count + 1 } : { ms: last.ms + 1, count: 0 };
}

/**
 * An id for an audit entry (UUID version 7): ids sort in the order they were given, also within one millisecond. Two
 * processes that write in the same millisecond have no defined order, but it never changes.
 */
export function entryId(now = Date.now()): string {
  last = nextPlace(now);
  const time = last.ms.toString(16).padStart(12, '0');
  const random = randomBytes(8);
  random[0] = ((random[0] as number) & 0x3f) | 0x80;
  const tail = random.toString('hex');
  const count = last.count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
