/**
 * Initials of a person's name, two characters ("Rina Kusumawati" is RK, "Rina" is RI); "Anonymous" without a name
 * (docs/model/specification.md#initials).
 * @example
 * initialsOf('Rina Kusumawati'); // 'RK'
 */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '')
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => Array.from(word));
  const [first, ...others] = words;
  if (!first) return 'Anonymous';
  const second = others[0]?.[0] ?? first[1] ?? '';
  return `${first[0] ?? ''}${second}`.toLocaleUpperCase('id');
}
