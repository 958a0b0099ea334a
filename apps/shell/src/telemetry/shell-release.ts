/** Names the build of the shell that runs by the hash in the name of its first file, as `provides.json` does; `development` without one. */
export const shellRelease = (): string =>
  [...document.scripts].map(({ src }) => /\/main\.([0-9a-f]+)\.js$/.exec(src)?.[1]).find(Boolean) ?? 'development';
