import type { Tx, Db } from '../../platform/context.ts';
import { settingIn } from '../../people/settings/settings.ts';

const jakartaMinutes = 7 * 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export interface QuietHours {
  readonly start: string;
  readonly end: string;
}

/** The quiet hours of push messages, from the settings. */
export const quietHours = async (tx: Tx | Db): Promise<QuietHours> => ({
  start: await settingIn(tx as Tx, 'NOTIFICATION_QUIET_START'),
  end: await settingIn(tx as Tx, 'NOTIFICATION_QUIET_END'),
});

/** Whether an instant lies within quiet hours, which may include midnight; their end is exclusive. */
export function isQuiet(at: Date, { start, end }: QuietHours): boolean {
  const minute = (Math.floor(at.getTime() / 60_000) + jakartaMinutes) % 1_440;
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
