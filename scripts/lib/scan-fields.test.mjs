// Reads in all: apps/cards/src
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const source = join(root, 'apps/cards/src');
const users = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
  .map((path) => [path, readFileSync(join(source, path), 'utf8')])
  .filter(([, text]) => text.includes('<ScanInput'));

/** Where a scan is itself the act, so that only Enter begins it. */
const acting = ['card-pickup/CreatePage.tsx', 'replace-card-number/StockHandOver.tsx'];

test('what sends scanned cards waits for its scan fields, unless the scan itself is the act', () => {
  expect(users.length).toBeGreaterThan(9);
  for (const [path, text] of users) {
    const isGated = /useAfterScans\(|readonly gate: ScanGate/.test(text);
    const acts = /<ScanInput[^>]*\bacts\b/.test(text);
    expect([path, isGated, acts]).toEqual([path, !acting.includes(path), acting.includes(path)]);
  }
});
