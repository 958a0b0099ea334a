/** Digits that are added to the day of birth of women. */
const ofWomen = 40;

/** What the number of an identity card says of its holder. */
interface Holder {
  readonly gender: 'M' | 'F';
  readonly day: number;
  readonly month: number;
  /** Last two digits of the year. */
  readonly year: number;
}

function holderOf(digits: string): Holder {
  const day = Number(digits.slice(6, 8));
  return {
    gender: day > ofWomen ? 'F' : 'M',
    day: day > ofWomen ? day - ofWomen : day,
    month: Number(digits.slice(8, 10)),
    year: Number(digits.slice(10, 12)),
  };
}

/** Whether a day is in the calendar of either century; two digits do not say which. */
const isDay = ({ day, month, year }: Holder): boolean =>
  [1900, 2000].some((century) => {
    const date = new Date(Date.UTC(century + year, month - 1, day));
    return date.getUTCDate() === day && date.getUTCMonth() === month - 1;
  });

/**
 * What is wrong with the number of an identity card (NIK): of its 16 digits the seventh to twelfth are the day of birth
 * (ddmmyy, 40 added to the day for women), the last four a serial number that is not 0000
 * (docs/model/membership.md#formats).
 * @returns an error code, `null` for none
 * @example
 * nikFault('3174015203900001'); // null: a woman born on 12 March 1990
 */
export function nikFault(typed: string): 'PATTERN' | 'NIK_INVALID' | null {
  if (!/^[0-9]{16}$/.test(typed)) return 'PATTERN';
  return isDay(holderOf(typed)) && !typed.endsWith('0000') ? null : 'NIK_INVALID';
}

/**
 * Whether a number of an identity card belongs to somebody of this gender, born on this day.
 * @param nik a number without {@link nikFault}
 * @param birthDate `yyyy-mm-dd`
 * @example
 * nikAgrees('3174015203900001', '1990-03-12', 'F'); // true
 */
export function nikAgrees(nik: string, birthDate: string, gender: 'M' | 'F'): boolean {
  const holder = holderOf(nik);
  const [year = '', month, day] = birthDate.split('-');
  return (
    holder.gender === gender &&
    holder.day === Number(day) &&
    holder.month === Number(month) &&
    holder.year === Number(year.slice(2))
  );
}
