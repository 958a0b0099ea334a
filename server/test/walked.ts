import { domains } from '@console/contracts/domains';
import { prepared } from './environment.ts';

/** Domains that all others share. */
const shared = ['platform', 'shell'];
/** The domain of each module of a remote, by the contracts. */
export const domainOfModule: ReadonlyMap<string, string> = new Map(
  domains.flatMap(({ domain, resources, calls }) => {
    if (shared.includes(domain)) return [];
    const names = [
      ...resources.map(({ module }) => module),
      ...calls.flatMap((group) => Object.values(group).map(({ name }) => name.split('.', 1)[0]!)),
    ];
    return names.map((name) => [name, domain] as const);
  }),
);

/** Domains that this run of the test file walks over; `null`: all. */
const chosen = (): readonly string[] | null => prepared.walked[expect.getState().testPath ?? ''] ?? null;

/**
 * The things of a walk that are of domains which a change reaches, and those of no domain; all when results of the file
 * are not kept. The key of a file that calls it is divided by domain (scripts/lib/kept-results-walks.mjs), so that
 * everything that it does with a thing of one domain must depend on the sources of this domain and shared ones alone.
 * @param moduleOf name of the module that a thing belongs to
 */
export function walked<Thing>(things: Iterable<Thing>, moduleOf: (thing: Thing) => string): Thing[] {
  const only = chosen();
  return [...things].filter((thing) => {
    const domain = domainOfModule.get(moduleOf(thing));
    return only === null || domain === undefined || only.includes(domain);
  });
}

/** The number of things that a whole walk takes at least; a walk over some domains may take none. */
export const atLeast = (count: number): number => (chosen() === null ? count : -1);

/** As {@link walked}, of resources. */
export const walkedResources = <Thing extends { readonly resource: { readonly module: string } }>(
  things: Iterable<Thing>,
): Thing[] => walked(things, ({ resource }) => resource.module);

/** As {@link walked}, of calls. */
export const walkedCalls = <Thing extends { readonly name: string }>(things: Iterable<Thing>): Thing[] =>
  walked(things, ({ name }) => name.split('.', 1)[0]!);

/** The numbers of the parts of a walk, for `test.each`. */
export const partNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/**
 * The things of one part of a walk: a walk that would come near the limit of a test is divided into several, so that it
 * stays below it on a busy machine and with further modules.
 * @param part from 1 to `count`
 */
export const partOf = <Thing>(things: readonly Thing[], part: number, count: number): Thing[] =>
  things.filter((_, index) => index % count === part - 1);
