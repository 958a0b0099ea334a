/** A value of unknown kind as text; what is no text reads as JSON. */
export const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
