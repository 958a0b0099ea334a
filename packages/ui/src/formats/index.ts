export { changePercent, exactPercent, percentText, withSign } from './number-text.ts';
export { formatCurrency, formatNumber, type Decimals } from './numbers.ts';
export { addDays, dateFormats, formatDate, todayInJakarta, type DateFormat } from './dates.ts';
export { timeAgo } from './time-ago.ts';
export { useNow, useToday } from './use-now.ts';
export { typedTime } from './typed-time.ts';
export { endOfRange, inOrder, wholeDayEnd, wholeDayStart } from './ranges.ts';
export { condition, customerType, paymentType, promoStatusColour, statusColour, type Colour } from './codes.ts';
export { initialsOf } from '../navigation/initials.ts';
