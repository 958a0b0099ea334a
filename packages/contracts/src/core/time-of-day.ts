/**
 * A time of day, 00:00 to 23:59.
 * @example
 * timeOfDay.test('8:00'); // false
 */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What a schema says of another text. */
export const notATime = { error: () => 'NOT_A_TIME' };
