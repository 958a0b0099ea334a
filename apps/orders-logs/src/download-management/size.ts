import { formatNumber } from '@console/ui/formats';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Formats bytes: `1,25 MB`; `null` shows "-". */
export function fileSize(bytes: number | null): string {
  if (bytes === null) return '-';
  const power = Math.min(units.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return `${formatNumber(bytes / 1_000 ** power, power === 0 ? 0 : 2)} ${units[power]}`;
}

const hourMs = 3_600_000;

/** Time until a file expires, with the key of its text. */
export function timeLeft(
  expiresAt: string,
  now: number,
): { readonly key: 'days' | 'hours' | 'over'; readonly count: number } {
  const hours = Math.ceil((Date.parse(expiresAt) - now) / hourMs);
  if (hours <= 0) return { key: 'over', count: 0 };
  return hours > 24 ? { key: 'days', count: Math.floor(hours / 24) } : { key: 'hours', count: hours };
}
