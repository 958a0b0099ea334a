/** A trailing slash is ignored; an empty segment elsewhere counts. */
const segmentsOf = (path: string): string[] =>
  path
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .slice(1);

/** Number of literal segments in a pattern that matches the path; undefined when it does not match. */
function literalMatches(pattern: string, path: readonly string[]): number | undefined {
  const segments = segmentsOf(pattern);
  if (segments.length !== path.length) return undefined;
  let words = 0;
  for (const [index, segment] of segments.entries()) {
    if (segment.startsWith(':') && path[index] !== '') continue;
    if (segment !== path[index]) return undefined;
    words += 1;
  }
  return words;
}

/**
 * The page that an address opens, of those with a path. Literal segments win over parameters and are case-sensitive
 * (docs/model/platform.md#routes).
 * @example
 * pageMatching([{ path: '/branch/:id' }, { path: '/branch/create' }], '/branch/create'); // { path: '/branch/create' }
 */
export function pageMatching<Page extends { readonly path: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  const path = segmentsOf(pathname);
  let best: Page | undefined;
  let most = -1;
  for (const page of pages) {
    const words = literalMatches(page.path, path);
    if (words !== undefined && words > most) [best, most] = [page, words];
  }
  return best;
}
