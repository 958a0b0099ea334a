const hourMs = 3_600_000;

/** Whole hours of a span, as days and hours; never negative. */
export function ageOf(since: string, until: number): { readonly days: number; readonly hours: number } {
  const hours = Math.max(0, Math.floor((until - Date.parse(since)) / hourMs));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
