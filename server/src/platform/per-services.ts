import type { Db } from './context.ts';
import type { Services } from './services.ts';

/** What shared objects are built from. */
export type Parts = Pick<Services, 'db' | 'now' | 'configuration'>;

/**
 * Creates an object once for each running program, on first use: caches and keys that several modules share.
 * @example export const signingKeys = perServices((services) => new SigningKeys(services));
 */
export function perServices<Thing>(make: (services: Parts) => Thing): (services: Parts) => Thing {
  const instances = new WeakMap<Db, Thing>();
  return (services) => {
    const known = instances.get(services.db);
    if (known !== undefined) return known;
    const thing = make(services);
    instances.set(services.db, thing);
    return thing;
  };
}
