/**
 * A value of unknown type as text; values other than strings as JSON.
 * @example plainText(['a']); // '["a"]'
 */
export const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
