/**
 * A full personal number is never part of an address, because histories, links and logs store addresses. A reference
 * replaces it there. The client makes the reference, the services keep the number behind it and read every parameter
 * through it.
 */
const reference = /^number-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * The id in a reference; `null` for any other text.
 * @example referredId('081234567890'); // null
 */
export const referredId = (text: string): string | null => reference.exec(text)?.[1] ?? null;

/**
 * How the id of a kept number is written in an address.
 * @example referenceTo('0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11'); // 'number-0b0e7a39-…'
 */
export const referenceTo = (id: string): string => `number-${id}`;
