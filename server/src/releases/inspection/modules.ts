import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import { broken } from '../record-text.ts';
import type { Contents } from './contents.ts';

/** Consumed by every file with elements in it; no source names it. */
const implied = new Set(['react/jsx-runtime']);
const sharedKey = /shareKey:"([^"]+)"/g;

/**
 * Compares the shared modules that the entry asks the shell for with those that the record says it uses. Names within a
 * module do not survive minification; those are as the build wrote them. @throws Refusal RELEASE_BROKEN
 */
export function checkModules({ uses }: ReleaseRecord, { texts }: Contents): void {
  const entries = [...texts].filter(([name]) => name.endsWith('.js')).map(([, text]) => text);
  const asked = new Set(entries.flatMap((text) => [...text.matchAll(sharedKey)].map(([, key = '']) => key)));
  const other =
    [...asked].find((key) => !implied.has(key) && !uses[key]) ?? Object.keys(uses).find((key) => !asked.has(key));
  if (other !== undefined) throw broken(`uses ${other}`);
}
