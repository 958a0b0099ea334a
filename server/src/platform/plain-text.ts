/** A value of unknown type as text; values other than strings as JSON. */
export const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
