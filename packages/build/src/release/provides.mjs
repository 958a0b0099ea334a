import fs from 'node:fs';
import { curatedFiles, provided } from '../sharing.mjs';
import { declarationsOf } from './api-report.mjs';
import { digestOf } from './uses.mjs';

/** Names that a curated module exports, parsed as in `scripts/checks/curated.mjs`. */
const namesIn = (file) =>
  (/export \{([^}]*)\}/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '')
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((name) => name.trim().split(' ').at(-1))
    .filter(Boolean);

/**
 * The names that the shell of this revision provides, with the digest of each declaration: the counterpart of `usesOf`.
 * For packages that are provided completely and have no report, only the version.
 * @returns {{ provides: Record<string, Record<string, string>>, shared: Record<string, string> }}
 */
export function providesOf() {
  const declared = Object.entries(declarationsOf()).map(([module, names]) => [
    module,
    Object.fromEntries(Object.entries(names).map(([name, text]) => [name, digestOf(text)])),
  ]);
  const curated = Object.entries(curatedFiles).map(([module, file]) => [
    module,
    Object.fromEntries(namesIn(file).map((name) => [name, ''])),
  ]);
  return {
    provides: Object.fromEntries([...declared, ...curated].sort(([a], [b]) => a.localeCompare(b))),
    shared: sharedVersions(),
  };
}

/** Versions of the shared packages, by name. */
export const sharedVersions = () =>
  Object.fromEntries(
    provided()
      .filter(({ request }) => !request.startsWith('@console/') && !/\/(?!mini)/.test(request))
      .map(({ request, version }) => [request, version]),
  );
