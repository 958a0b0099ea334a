import type { Counter } from '@console/contracts/shell/home';

const hourMs = 3_600_000;

/**
 * How many pieces of a queue wait longer than its target, and for how long the oldest one is over it.
 * @param now milliseconds since 1970
 * @returns `null` when none does
 */
export function overdueOf(
  { late, targetHours, oldest }: Pick<Counter, 'late' | 'targetHours' | 'oldest'>,
  now: number,
): { readonly count: number; readonly target: number; readonly days: number; readonly hours: number } | null {
  if (!late || !targetHours || !oldest) return null;
  const over = Math.max(0, Math.floor((now - Date.parse(oldest)) / hourMs) - targetHours);
  return { count: late, target: targetHours, days: Math.floor(over / 24), hours: over % 24 };
}
