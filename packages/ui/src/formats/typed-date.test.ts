import { typedDate } from '@console/contracts/core/days/typed-date';
import { formatDate } from './dates.ts';

test.each(Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`))(
  '%s is read as screens show it',
  (date) => {
    expect(typedDate(formatDate(date, 'DD MMM YYYY'))).toBe(date);
    expect(typedDate(formatDate(date, 'DD MMMM YYYY'))).toBe(date);
    expect(typedDate(formatDate(date, 'DD-MM-YYYY'))).toBe(date);
  },
);
