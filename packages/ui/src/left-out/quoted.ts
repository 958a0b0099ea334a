/** Maximum characters of an address that a sentence repeats. */
const maxQuoted = 60;

/** Parts of an address as a sentence repeats them, shortened. */
export const quoted = (parts: readonly string[]): string => {
  const text = parts.join(', ');
  return text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text;
};
