import os from 'node:os';

/**
 * Works on all, as many at a time as the machine has processors, and ends when all are done.
 * @template T
 * @param {readonly T[]} all the longest first
 * @param {(one: T) => Promise<void>} work
 */
export async function pool(all, work) {
  const waiting = [...all];
  const place = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, place));
}
