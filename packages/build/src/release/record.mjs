import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../paths.mjs';
import { contentHash } from './files.mjs';

/** Name of the record file in a release, which lists all other files. */
export const recordFile = 'release.json';

/** Limits of a release in bytes of brotli files: its entry, its largest file, and all its files. */
export const budgetLimits = readJson(path.join(root, 'packages/contracts/src/platform/releases/budgets.json'));

/** Sizes in bytes by name; for a file with a compressed copy, that of the copy. */
function sizesOf(directory, names) {
  const all = new Set(names);
  return Object.fromEntries(
    names
      .filter((name) => !name.endsWith('.br'))
      .map((name) => [name, fs.statSync(path.join(directory, all.has(`${name}.br`) ? `${name}.br` : name)).size]),
  );
}

/** Sizes of a release's files with their limits ({@link budgetLimits}). */
export function budgetsOf(directory, names) {
  const sizes = Object.entries(sizesOf(directory, names)).filter(([name]) => /\.(js|css)$/.test(name));
  const sum = (some) => some.reduce((total, [, size]) => total + size, 0);
  const bytes = {
    entry: sum(sizes.filter(([name]) => /^(remoteEntry|__federation_expose)/.test(path.basename(name)))),
    largest: Math.max(0, ...sizes.map(([, size]) => size)),
    total: sum(sizes),
  };
  return Object.fromEntries(Object.entries(budgetLimits).map(([name, limit]) => [name, { bytes: bytes[name], limit }]));
}

/** Git revision of the sources and the first line of its message; `null` outside a repository. */
export function revisionOf(directory = root) {
  try {
    const [revision, ...subject] = execFileSync('git', ['log', '-1', '--format=%H%n%s'], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split('\n');
    return { revision, subject: subject.join(' ') };
  } catch {
    return null;
  }
}

/**
 * The record of a release (packages/contracts/src/platform/releases/record.ts), as it is signed and published.
 * @param {{
 *   declared: object, version: string, integrity: Record<string, string>, directory: string, names: string[],
 *   changelog?: string
 * }} release `declared`: the content of `routes.json`
 * @returns {string} its text
 */
export function recordOf({ declared, version, integrity, directory, names, changelog }) {
  const { id, title, owner, contract, routes, uses = {}, shared = {} } = declared;
  const git = revisionOf();
  return JSON.stringify({
    format: 1,
    id,
    version,
    content: crypto.createHash('sha256').update(JSON.stringify(integrity)).digest('hex'),
    title,
    owner,
    contract,
    uses,
    shared,
    revision: git?.revision ?? null,
    changelog: (changelog ?? git?.subject ?? version).slice(0, 300),
    budgets: budgetsOf(directory, names),
    integrity,
    routes,
  });
}

/** The version with the digits of the content at its end, as the registry requires. */
export const fullVersion = (named, integrity) =>
  named.endsWith(`-${contentHash(integrity)}`) ? named : `${named}-${contentHash(integrity)}`;
