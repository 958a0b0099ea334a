import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import { broken } from '../../record-text.ts';
import type { Contents } from './contents.ts';

/** Used by every file with JSX, although no source names it. */
const implied = new Set(['react/jsx-runtime']);
const sharedKey = /shareKey:"([^"]+)"/g;

/**
 * Compares the shared modules that the entry loads from the shell with those in the record. Names within a module do
 * not survive minification, so the record is trusted for them. @throws Refusal RELEASE_BROKEN
 */
export function checkModules({ uses }: ReleaseRecord, { texts }: Contents): void {
  const entries = [...texts].filter(([name]) => name.endsWith('.js')).map(([, text]) => text);
  const consumed = new Set(entries.flatMap((text) => [...text.matchAll(sharedKey)].map(([, key = '']) => key)));
  const other =
    [...consumed].find((key) => !implied.has(key) && !uses[key]) ?? Object.keys(uses).find((key) => !consumed.has(key));
  if (other !== undefined) throw broken(`uses ${other}`);
}
