import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environments, workOf } from './environments.ts';

/** Puts a file of changed rows where the core system puts its files. */
export function deliver(module: string, rows: readonly Readonly<Record<string, string>>[]) {
  const folder = path.join(workOf(environments.local), 'data/core-feed', module);
  mkdirSync(folder, { recursive: true });
  const name = `${Date.now()}.delta.csv`;
  const columns = Object.keys(rows[0] ?? {});
  const text = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n');
  writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, `${name}.sha256`), createHash('sha256').update(text).digest('hex'));
}
