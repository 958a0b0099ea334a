import { endOfRange, orderRule, withMovedEnds } from './ranges.ts';

test.each([
  ['2026-03-01', '2026-03-01', '2026-03-02'],
  ['2026-12-31', '2026-12-31', '2027-01-01'],
  ['2026-03-01', '2026-03-05', '2026-03-05'],
  ['2026-03-01', '2026-02-01', '2026-02-01'],
  ['2026-03-01', null, null],
  [null, '2026-03-01', '2026-03-01'],
  ['2026-03-01T08:00:00+07:00', '2026-03-01T08:00:00+07:00', '2026-03-02T08:00:00+07:00'],
  ['2026-03-01T01:00:00Z', '2026-03-01T08:00:00+07:00', '2026-03-02T08:00:00+07:00'],
  ['2026-02-28T23:00:00Z', '2026-02-28T23:00:00Z', '2026-03-01T23:00:00Z'],
  ['x', 'x', 'x'],
])('from %s to %s ends at %s', (start, end, moved) => expect(endOfRange(start, end)).toBe(moved));

test('only what is a range of the record moves, and only where both are given', () => {
  const values = { from: '2026-03-01', to: '2026-03-01', other: '2026-03-01', open: null };
  expect(
    withMovedEnds(
      [
        ['from', 'to'],
        ['from', 'open'],
      ],
      values,
    ),
  ).toEqual({ ...values, to: '2026-03-02' });
  expect(withMovedEnds([], values)).toBe(values);
});

test('an end before its start is out of order, whatever the offsets', () => {
  const rule = orderRule(['from', 'to']);
  expect(rule({ from: '2026-03-02', to: '2026-03-01' })).toEqual([{ field: 'to', code: 'DATE_ORDER' }]);
  expect(rule({ from: '2026-03-01T08:00:00+07:00', to: '2026-03-01T02:00:00Z' })).toEqual([]);
  expect(rule({ from: '2026-03-01', to: null })).toEqual([]);
});
