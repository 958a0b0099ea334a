const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Beyond this a date says more than "8 days ago". */
const longest = 7 * day;

/**
 * How long ago something was, in the language of the screen; undefined for what is more than a week away.
 * @example
 * timeAgo('2026-08-17T05:05:00Z', Date.parse('2026-08-17T08:10:00Z'), 'id'); // '3 jam yang lalu'
 */
export function timeAgo(value: string, now: number, language: string): string | undefined {
  const passed = now - Date.parse(value);
  if (!(Math.abs(passed) < longest)) return undefined;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [size, unit] =
    Math.abs(passed) < hour
      ? ([minute, 'minute'] as const)
      : Math.abs(passed) < day
        ? ([hour, 'hour'] as const)
        : ([day, 'day'] as const);
  return words.format(-Math.trunc(passed / size) || 0, unit);
}
