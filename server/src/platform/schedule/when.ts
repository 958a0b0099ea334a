/**
 * The latest time at or before `now` at which a job was due. Times of day are those of Jakarta, which has no daylight
 * saving time.
 */
export type When = (now: Date) => Date;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const jakartaMs = 7 * 60 * minuteMs;

function timeOfDay(text: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (!hours || !minutes) throw new TypeError(`${text} is no time of day`);
  return (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

const everyMs =
  (interval: number, offset = 0): When =>
  (now) => {
    const local = now.getTime() + jakartaMs - offset;
    return new Date(Math.floor(local / interval) * interval + offset - jakartaMs);
  };

/**
 * Every so many minutes, counted from midnight; 60 is hourly.
 * @example schedule(app, { name: 'sms-send', version: 'v1', when: everyMinutes(5), run });
 */
export const everyMinutes = (minutes: number): When => everyMs(minutes * minuteMs);
export const hourly: When = everyMinutes(60);

/**
 * Once a day. @param time `HH:mm` in Jakarta.
 * @example schedule(app, { name: 'card-expire', version: 'v1', when: daily('00:15'), run });
 */
export const daily = (time: string): When => everyMs(dayMs, timeOfDay(time));

/** On the first of every month. @param time `HH:mm` in Jakarta. */
export function monthly(time: string): When {
  const offset = timeOfDay(time);
  return (now) => {
    const local = new Date(now.getTime() + jakartaMs);
    const first = (months: number) =>
      Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - months, 1) + offset - jakartaMs;
    return new Date(first(0) <= now.getTime() ? first(0) : first(1));
  };
}
