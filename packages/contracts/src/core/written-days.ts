/** Milliseconds that the clock of Jakarta is ahead of UTC. */
export const jakartaOffset = 7 * 60 * 60 * 1000;

/** A day or an instant of the services as a word of its own: no part of a name of a file, a number or an address. */
const wireDay = new RegExp(
  [
    String.raw`(?<![\w./-])(?<day>\d{4}-\d{2}-\d{2})`,
    String.raw`(?:[T ](?<time>\d{2}:\d{2})(?<rest>:\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})?)?`,
    String.raw`(?![\w/-]|\.\w)`,
  ].join(''),
  'g',
);

/** Its parts; without a time it is a day. */
interface WireDay {
  readonly day: string;
  readonly time: string | undefined;
  readonly rest: string | undefined;
  readonly zone: string | undefined;
}

const turned = (day: string): string => day.split('-').toReversed().join('-');

/**
 * Days and instants within a text as they are written in the country, whatever the language: `DD-MM-YYYY` and
 * `DD-MM-YYYY HH:mm` in Jakarta (docs/model/platform.md#formats).
 * @example
 * writtenDays('10010 7-12 2026-12-01'); // '10010 7-12 01-12-2026'
 * writtenDays('2026-12-31T17:00:00Z'); // '01-01-2027 00:00'
 */
export const writtenDays = (text: string): string =>
  text.replace(wireDay, (found: string, ...given) => {
    const { day, time, rest, zone } = given.at(-1) as WireDay;
    if (time === undefined) return turned(day);
    const at = zone === undefined ? NaN : Date.parse(`${day}T${time}${rest ?? ''}${zone}`);
    if (Number.isNaN(at)) return zone === undefined ? `${turned(day)} ${time}` : found;
    const clock = new Date(at + jakartaOffset).toISOString();
    return `${turned(clock.slice(0, 10))} ${clock.slice(11, 16)}`;
  });
