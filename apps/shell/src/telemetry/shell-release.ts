/**
 * Version of the running shell build: the hash in the name of its first file, as in `provides.json`; `development`
 * without one.
 */
export const shellRelease = (): string =>
  [...document.scripts].map(({ src }) => /\/main\.([0-9a-f]+)\.js$/.exec(src)?.[1]).find(Boolean) ?? 'development';
