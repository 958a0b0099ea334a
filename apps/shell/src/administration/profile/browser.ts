const first = (agent: string, names: readonly (readonly [pattern: RegExp, name: string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system of a user agent, e.g. "Chrome, Windows"; the user agent itself when neither is recognized. */
export function browserOf(agent: string): string {
  const browser = first(agent, [
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrom(e|ium)\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = first(agent, [
    [/Windows/, 'Windows'],
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter(Boolean).join(', ') || agent || '-';
}
