// Keys of browser tests by what they used.
import { createHash } from 'node:crypto';
import { byName } from './kept-results-keys.mjs';

/** Hash of texts and contents in this order. */
export const hashOf = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

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
