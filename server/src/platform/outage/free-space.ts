import { statfs } from 'node:fs/promises';

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
