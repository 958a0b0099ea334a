import { statfs } from 'node:fs/promises';
import { refusalOfCause } from './passing-cause.ts';

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

/**
 * Free space, for an ordinary user, of the disk that holds a directory.
 * @throws the error of the system
 */
export async function freeSpace(directory: string): Promise<FreeSpace> {
  const { bavail, blocks, bsize } = await statfs(directory);
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize];
  return { freeBytes, totalBytes, low: isLow(freeBytes, totalBytes) };
}

/** Bytes reserved for the database and for files that are being written. */
const reserve = 256 * 1024 ** 2;

/** How free space is measured; replaced by tests. */
export const space = { measure: freeSpace };

/**
 * Checks that there is room for a file before any of it is received. If the space cannot be measured, nothing is
 * refused.
 * @throws Refusal STORAGE_FULL
 */
export async function requireSpace(directory: string, bytes: number): Promise<void> {
  const left = await space.measure(directory).catch(() => null);
  if (left && left.freeBytes - bytes < reserve) throw refusalOfCause('STORAGE_FULL');
}
