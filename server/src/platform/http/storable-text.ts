/** Whether every database can store the text: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The path of the first text or member name that cannot be stored; `null` when all can. */
export function unstorablePath(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    if (!isStorable(name)) return path;
    const found = unstorablePath(member, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}
