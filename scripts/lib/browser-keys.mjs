// Keys of browser tests by what they used.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { recordFile } from '../../packages/build/src/release/record.mjs';
import { byName } from './kept-results-keys.mjs';

/** Hash of texts and contents in this order. */
export const hashOf = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

/** Hash of a built release: its record lists its files with their hashes. Its revision changes nothing in a test. */
export function releaseHash(folder) {
  const {
    revision: _revision,
    changelog: _changelog,
    ...record
  } = JSON.parse(fs.readFileSync(path.join(folder, recordFile), 'utf8'));
  return hashOf(JSON.stringify(record));
}

/**
 * The keys of browser tests by what they used.
 * @param {object} state hashes of what tests can use
 * @param {string} state.shared of what every test uses
 * @param {(spec: string) => string} state.hashOfSpec
 * @param {Map<string, string>} state.remotes
 * @param {Map<string, string>} state.domains of the sources of the services; domains that all share are left out
 * @param {Map<string, string>} state.domainOf the domain of each route
 * @returns {(spec: string, used: { remotes: string[], routes: string[] } | null) => string} `null`: everything
 */
export function keysByUse({ shared, hashOfSpec, remotes, domains, domainOf }) {
  const domainsUsed = (routes) =>
    // A route that no contract has may belong to any domain.
    routes.every((route) => domainOf.has(route)) ? routes.map((route) => domainOf.get(route)) : [...domains.keys()];
  const linesOf = (hashes, names) =>
    [...new Set(names)]
      .filter((name) => hashes.has(name))
      .toSorted(byName)
      .map((name) => `${name} ${hashes.get(name)}`);
  return (spec, used) => {
    const { remotes: ids, routes } = used ?? { remotes: [...remotes.keys()], routes: [''] };
    return hashOf(spec, shared, hashOfSpec(spec), ...linesOf(remotes, ids), ...linesOf(domains, domainsUsed(routes)));
  };
}
