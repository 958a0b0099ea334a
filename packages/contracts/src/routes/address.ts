import type { ListedPath } from './listed-paths.ts';

/** An id for each parameter of a path. */
type Ids<Path extends string> = Path extends `${string}:${infer Rest}` ? [id: string, ...Ids<Rest>] : [];

/**
 * The address of a page of the list of routes. A path that the list does not have, and an id too few or too many, do
 * not compile.
 * @example
 * addressOf('/cards/:issuanceId', secureId); // /cards/0193…
 */
export const addressOf = <const Path extends ListedPath>(path: Path, ...ids: Ids<Path>): string => {
  const left: string[] = [...ids];
  return path.replaceAll(/:\w+/g, () => left.shift() ?? '');
};

/**
 * The address of the page of a record, as lists, forms and details expect it.
 * @example
 * recordAt('/cards/:issuanceId')({ secureId }); // /cards/0193…
 */
export const recordAt =
  <const Path extends ListedPath>(path: Ids<Path> extends [string] ? Path : never) =>
  ({ secureId }: { readonly secureId: string }): string =>
    (path as string).replace(/:\w+/, secureId);
