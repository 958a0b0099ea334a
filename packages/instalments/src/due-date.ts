const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The same day some months later, or that month's last day.
 * @param date `YYYY-MM-DD`
 * @param months 0 or more
 */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = month - 1 + months;
  const laterYear = year + Math.floor(count / 12);
  const laterMonth = (count % 12) + 1;
  const lastDay = new Date(Date.UTC(laterYear, laterMonth, 0)).getUTCDate();
  return `${laterYear}-${twoDigits(laterMonth)}-${twoDigits(Math.min(day, lastDay))}`;
}
