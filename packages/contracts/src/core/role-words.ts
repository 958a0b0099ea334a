/** Parts of the codes of roles that are abbreviations. */
const abbreviations: ReadonlySet<string> = new Set(['ho', 'mra', 'mro', 'nmc', 'ufi', 'it']);

/**
 * The code of a role as words. Roles have no other name.
 * @example
 * roleWords('ho_business_head'); // 'HO business head'
 */
export const roleWords = (code: string): string =>
  code
    .split('_')
    .map((part, at) =>
      abbreviations.has(part) ? part.toUpperCase() : at === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part,
    )
    .join(' ');
