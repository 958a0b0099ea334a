const dayMs = 86_400_000;

/**
 * Days of a period, both ends included.
 * @example
 * daysOf('2026-01-01', '2026-01-31'); // 31
 */
export const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
