/**
 * The longest address among `urls` that is a whole-segment prefix of the path: `/promo-nmc/1` belongs to `/promo-nmc`,
 * never to `/promo`; `/` only matches `/` (docs/model/shell.md#sidebar).
 */
export function activeUrl(urls: readonly string[], pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  let longest: string | undefined;
  for (const url of urls) {
    const owns = path === url || (url !== '/' && path.startsWith(`${url}/`));
    if (owns && url.length > (longest?.length ?? 0)) longest = url;
  }
  return longest;
}
