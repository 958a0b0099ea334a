import type { Call } from './call.ts';
import type { Fields } from './fields.ts';
import type { Action, MappingType } from './privileges.ts';
import type { Text } from './text.ts';

/** What identifies a queue on the home page. */
export interface QueueName {
  /** Code of its counter, e.g. `CARD_LOST`. */
  readonly code: string;
  readonly label: Text;
}

/**
 * Work that waits in a list of a module: what waits, whose it is, since when, and where it leads. The home page counts
 * it under the filters of the list that its number opens.
 */
export interface Queue<
  L extends Fields = Fields,
  Name extends string = string,
  Calls extends string = string,
> extends QueueName {
  readonly filters?: { readonly [Filter in keyof L]?: string | boolean | readonly string[] };
  /** Filter by the caller's username. It is set for admins, whose list shows the records of everybody. */
  readonly own?: keyof L & string;
  /** The action on the module that the work needs; view unless given. */
  readonly action?: Action;
  /** Offices whose work it is; all unless given. */
  readonly offices?: readonly MappingType[];
  /** Field with the time since which a record waits. */
  readonly since?: Name;
  /** Hours in which it is to be done; needs `since`. What waits longer is marked at home, in bell and list. */
  readonly targetHours?: number;
  /** Address of the list, where it is not the module's. */
  readonly page?: string;
  /** Call of the module that hands over the next record at its desk, where that has claims of its own. */
  readonly takeNext?: Calls;
  /** People take its records, one or the next, for a time, by the calls of all queues; needs `since` and `assignee`. */
  readonly leased?: true;
  /** Minutes for which a record is taken, 1-60; 30 unless given. */
  readonly leaseMinutes?: number;
  /** Its work shows personal data in clear: taken only with the switch that reveals them. */
  readonly reveals?: true;
  /** Field with the username of the person who works on a record. */
  readonly assignee?: Name;
}

export type Queues = Readonly<Record<string, Queue>>;

/** Queues of a resource: filters, fields and calls that it does not have do not compile. */
export type DeclaredQueues<L extends Fields, Name extends string, C extends Readonly<Record<string, Call>>> = Readonly<
  Record<string, Queue<L, Name, keyof C & string>>
>;

/**
 * Address of the list with the records of a queue.
 * @param own the caller's username, where the queue is to be narrowed by it
 * @example
 * queueAddress('card-lost', { code, label, filters: { state: ['REPORTED'] } }); // '/card-lost?state=REPORTED'
 */
export function queueAddress(
  module: string,
  { page = `/${module}`, ...queue }: Queue,
  own: string | null = null,
): string {
  const query = Object.entries(queueFilters(queue, own))
    .flatMap(([name, value]) => [value].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`))
    .join('&');
  return `${page}${query && `?${query}`}`;
}

/** The filters of a queue, with the one by person where it is given. */
export const queueFilters = (
  { filters = {}, own: name }: Pick<Queue, 'filters' | 'own'>,
  own: string | null,
): Readonly<Record<string, string | boolean | readonly string[]>> =>
  ({ ...filters, ...(name && own !== null ? { [name]: own } : {}) }) as Readonly<Record<string, string | boolean>>;
