import { statfs } from 'node:fs/promises';
import { refusalOfCause } from './cause.ts';

export interface FreeSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Less is left than an evening's work may need. */
  readonly low: boolean;
}

const gigabyte = 1024 ** 3;

/** Less than 1 GB, or less than 5 % of a disk of which less than 10 GB are left. */
export const isLow = (freeBytes: number, totalBytes: number): boolean =>
  freeBytes < gigabyte || (freeBytes < 10 * gigabyte && freeBytes < totalBytes * 0.05);

/** What is left for an ordinary user of the disk that a directory lies on. @throws what the system says */
export async function freeSpace(directory: string): Promise<FreeSpace> {
  const { bavail, blocks, bsize } = await statfs(directory);
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize];
  return { freeBytes, totalBytes, low: isLow(freeBytes, totalBytes) };
}

/** Left to the database and to what is being written already, in bytes. */
const reserve = 256 * 1024 ** 2;

/** How free space is measured; replaced by tests. */
export const space = { measure: freeSpace };

/**
 * Whether there is room for a file, before any of it is received. Space that cannot be measured refuses nothing.
 * @throws Refusal STORAGE_FULL
 */
export async function requireSpace(directory: string, bytes: number): Promise<void> {
  const left = await space.measure(directory).catch(() => null);
  if (left && left.freeBytes - bytes < reserve) throw refusalOfCause('STORAGE_FULL');
}
