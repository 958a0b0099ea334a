const dayMs = 86_400_000;

/** Adds working days to a date `YYYY-MM-DD`. Saturdays and Sundays do not count; public holidays do. */
export function workingDaysAfter(date: string, days: number): string {
  let day = new Date(`${date}T00:00:00Z`);
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (![0, 6].includes(day.getUTCDay())) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
