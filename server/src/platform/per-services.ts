import type { Db } from './context.ts';
import type { Services } from './services.ts';

/** What the shared things are made from. */
export type Parts = Pick<Services, 'db' | 'now' | 'configuration'>;

/** Makes something once for a running program, whoever asks first: caches and keys that several modules share. */
export function perServices<Thing>(make: (services: Parts) => Thing): (services: Parts) => Thing {
  const made = new WeakMap<Db, Thing>();
  return (services) => {
    const known = made.get(services.db);
    if (known !== undefined) return known;
    const thing = make(services);
    made.set(services.db, thing);
    return thing;
  };
}
