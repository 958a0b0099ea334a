/**
 * Keeps the result of a load, so that a page is the same component each time. A failed load is not kept: the next call
 * loads again.
 * @example
 * const load = loadOnce(() => import('./ListPage.tsx'));
 */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
