import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { releaseRecord, type ReleaseRecord } from '@console/contracts/platform/releases/record';
import { Refusal } from '../platform/http/refusal.ts';

/** `sha384-…` in the format of browsers. */
export const sha384 = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hash of a record, checked by browsers. */
export const recordHash = (record: string): string => sha384(record);

/** SHA-256 over the files and their hashes in order of their names, computed as in the build. */
export const contentOf = (integrity: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.fromEntries(
          Object.keys(integrity)
            .sort()
            .map((name) => [name, integrity[name]]),
        ),
      ),
    )
    .digest('hex');

/** A release that contradicts its record. */
export const broken = (fault: string): Refusal =>
  new Refusal('RELEASE_BROKEN', { parameters: { fault: fault.slice(0, 200) } });

/** Parses a record and checks its consistency. @throws Refusal RELEASE_BROKEN, RELEASE_BUDGET */
export function readRecord(text: string): ReleaseRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw broken('release.json');
  }
  const checked = releaseRecord.safeParse(value);
  if (!checked.success) throw broken(checked.error.issues.map(({ path }) => path.join('.')).join(', '));
  const record = checked.data;
  // Every name of the signed text must be read, because browsers parse the text again.
  if (!isDeepStrictEqual((value as ReleaseRecord).integrity, record.integrity)) throw broken('integrity');
  const content = contentOf(record.integrity);
  if (content !== record.content || !record.version.endsWith(`-${content.slice(0, 10)}`)) throw broken('content');
  if (!record.integrity['mf-manifest.json']) throw broken('mf-manifest.json');
  const over = Object.entries(record.budgets).find(([, { bytes, limit }]) => bytes > limit);
  if (over)
    throw new Refusal('RELEASE_BUDGET', { parameters: { budget: `${over[0]} ${over[1].bytes} > ${over[1].limit}` } });
  return record;
}
