import fs from 'node:fs';
import { curatedFiles, provided } from '../sharing.mjs';
import { declarationsOf } from './api-report.mjs';
import { digestOf } from './uses.mjs';

/** Names that a curated module gives out, as `scripts/checks/curated.mjs` reads them. */
const namesIn = (file) =>
  (/export \{([^}]*)\}/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '')
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((name) => name.trim().split(' ')[0])
    .filter(Boolean);

/**
 * What the shell of this revision provides by name, with the digest of each declaration: the other side of `usesOf`.
 * Of packages that are provided whole and have no report the version alone is told.
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

/** Versions of the packages that all share, by package. */
export const sharedVersions = () =>
  Object.fromEntries(
    provided()
      .filter(({ request }) => !request.startsWith('@console/') && !/\/(?!mini)/.test(request))
      .map(({ request, version }) => [request, version]),
  );
