// Keys of walks: server tests that do the same with every resource or call of every domain. After a change they go over
// the domains that it reaches.
import { inputsOf } from './kept-results-keys.mjs';

/** Folders of the server and of the contracts that belong to no domain of a remote. */
const shared = new Set(['core', 'platform', 'people', 'records', 'releases', 'routes', 'shell']);
const inFolder = /^(?:server|packages\/contracts)\/src\/([\w-]+)\//;

/** The domain of a source of server or contracts; undefined for one that all domains share. */
export function domainOf(source) {
  const folder = inFolder.exec(source)?.[1];
  return folder === undefined || shared.has(folder) ? undefined : folder;
}

/** How a test file takes its part of a walk (server/test/walked.ts). */
export const isWalk = (text) => /\bwalked(?:Resources|Calls)?\(/.test(text);

/**
 * Divides the sources of a walk by domain. Each part has the shared sources, those of its domain, and what these
 * import: of a domain whose sources a change does not reach the walk has the same result as before.
 * @param {Record<string, { imports: { path: string, external?: boolean }[] }>} inputs the imports of each source
 * @param {Set<string>} reached the sources of the test file
 * @param {(file: string, importer: string) => boolean} follows whether an import is followed
 * @returns {Map<string, Set<string>>} by domain
 */
export function partsOf(inputs, reached, follows) {
  const common = [...reached].filter((source) => domainOf(source) === undefined);
  const domains = [...new Set([...reached].flatMap((source) => domainOf(source) ?? []))].toSorted();
  return new Map(
    domains.map((domain) => {
      const own = [...reached].filter((source) => domainOf(source) === domain);
      // Shared sources list the domains; what they import of others is no part of this one.
      const imported = inputsOf(
        inputs,
        own,
        (file, importer) => domainOf(importer) !== undefined && follows(file, importer),
      );
      return [domain, new Set([...common, ...imported])];
    }),
  );
}

/** The sources that all parts have. @param {Map<string, Set<string>>} parts by domain */
export function sharedBy(parts) {
  const [first = new Set(), ...others] = parts.values();
  return [...first].filter((source) => others.every((part) => part.has(source)));
}
