import type { ListedPath } from './listed-paths.ts';

/** Addresses of the pages of a path: any id in the place of each parameter. */
type AddressesOf<Path extends string> = Path extends `${infer Before}:${string}/${infer Rest}`
  ? `${Before}${string}/${AddressesOf<Rest>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;

/** Pages of the shell that the list does not have. */
type Own = '/approval';

type Listed = AddressesOf<ListedPath> | Own;

/** Whether an address is computed from its first part on. */
type Computed<To extends string> = string extends To
  ? true
  : To extends `${infer First}${string}`
    ? string extends First
      ? true
      : false
    : false;

/**
 * Refuses an address that is written out and leads to no page of the list of routes; addresses that are computed are
 * plain strings and pass.
 * @example
 * const go = <const To extends string>(to: To & ConsoleAddress<To>) => open(to);
 */
export type ConsoleAddress<To extends string> =
  Computed<To> extends true ? unknown : To extends Listed | `${Listed}?${string}` ? unknown : never;
