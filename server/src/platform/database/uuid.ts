const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a text is a valid id; PostgreSQL answers other texts with an error.
 * @example if (!isUuid(secureId)) throw notFound();
 */
export const isUuid = (text: string): boolean => pattern.test(text);
