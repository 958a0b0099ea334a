/**
 * Keeps the result of a load, so that a page is the same component each time. Only a result is kept: each call before
 * it loads itself, because an earlier load may have been abandoned by a retry, or fail after its cause is gone.
 * @example
 * const load = loadOnce(() => import('./ListPage.tsx'));
 */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let kept: { readonly result: Result } | undefined;
  return async () => {
    if (kept) return kept.result;
    const result = await load();
    kept ??= { result };
    return kept.result;
  };
}
