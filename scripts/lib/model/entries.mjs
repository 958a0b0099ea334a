import { areCalls, areErrors, isCall, isResource } from './contracts.mjs';

/**
 * What the entries of the domains leave out: a resource, call or error code that a file exports and `<domain>/index.ts`
 * does not list.
 * @param {{ file: string, domain: string, exports: Record<string, unknown> }[]} files files of the contracts
 * @param {{ domain: string, resources: object[], calls: object[], errors: object[] }[]} domains the list of domains.ts
 * @returns {string[]} one line for each fault
 */
export function entryFaults(files, domains) {
  const entries = new Map(domains.map((entry) => [entry.domain, entry]));
  return files.flatMap(({ file, domain, exports }) => {
    if (['', 'core', 'routes'].includes(domain)) return [];
    const entry = entries.get(domain);
    if (!entry) return [`${file}: ${domain} is missing in domains.ts`];
    const calls = new Set(entry.calls.flatMap((group) => Object.values(group)));
    return Object.entries(exports)
      .filter(
        ([name, value]) =>
          (isResource(value) && !entry.resources.includes(value)) ||
          (isCall(value) && !calls.has(value)) ||
          (areCalls(value) && !Object.values(value).every((call) => calls.has(call))) ||
          (name.endsWith('Errors') && areErrors(value) && !entry.errors.includes(value)),
      )
      .map(([name]) => `${file}: ${name} is missing in the entry of ${domain} (${domain}/index.ts)`);
  });
}
