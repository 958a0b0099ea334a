import { formatDate } from '@console/ui/formats';

type Words = (key: 'yes' | 'no') => string;

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A stored value as text for the user; objects are shown as stored. */
export function shownValue(value: unknown, t: Words): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'string')
    return instant.test(value)
      ? formatDate(value, 'DD MMM YYYY HH:mm:ss')
      : day.test(value)
        ? formatDate(value, 'DD MMMM YYYY')
        : value;
  if (Array.isArray(value)) return value.map((each) => shownValue(each, t)).join(', ') || '-';
  return JSON.stringify(value);
}
