import type { Call } from './call.ts';
import type { Resource } from './resource.ts';
import type { Text } from './text.ts';

/** Calls by name, as a file of a domain exports them. */
export type CallGroup = Readonly<Record<string, Call>>;
/** Error codes with their texts; `status` defaults to 409. */
export type ErrorGroup = Readonly<Record<string, { readonly status?: number; readonly text: Text }>>;

/** Everything a domain offers to screens, services and other domains. */
export interface DomainContract {
  /** Name of the folder, of the remote and of the server's area. */
  readonly domain: string;
  readonly resources: readonly Resource[];
  /** Calls besides the operations of the resources. */
  readonly calls: readonly CallGroup[];
  /** Codes besides those that a resource declares. */
  readonly errors: readonly ErrorGroup[];
}

/**
 * Declares what a domain offers. Its entry (`<domain>/index.ts`) lists every resource, call and error code of the
 * folder; the check `contracts` fails when one is missing.
 * @example
 * export const contract = domainContract({
 *   domain: 'membership',
 *   resources: [programTypes],
 *   calls: [tokenManagementCalls],
 *   errors: [tokenManagementErrors],
 * });
 */
export const domainContract = (contract: DomainContract): DomainContract => contract;
