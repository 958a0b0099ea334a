import type { Call } from '@console/contracts/core/call';
import type { Resource } from '@console/contracts/core/resource';
import type { Definition } from './definition.ts';
import type { RegisteredUse } from './uses.ts';
import { part } from '../../platform/http/part.ts';

/** A resource that the server serves: its contract, its calls, and how it is stored. */
export interface RegisteredResource {
  readonly resource: Resource;
  readonly definition: Definition<never>;
  readonly calls: Readonly<Record<string, Call>>;
  /** All resources by module, to resolve references between them. */
  readonly peers: ReadonlyMap<string, RegisteredResource>;
  /** Counts of uses that are no reference field, by the module used and the module that uses it. */
  readonly uses: ReadonlyMap<string, ReadonlyMap<string, RegisteredUse>>;
}

/**
 * The registered resources of a program, by module.
 * @example resourcesOf(app).get('card-types')
 */
export const resourcesOf = part(() => new Map<string, RegisteredResource>());

/** A record inside the services, before personal data is masked. */
export interface Row extends Record<string, unknown> {
  secureId: string;
  version: number;
  status?: string;
}
