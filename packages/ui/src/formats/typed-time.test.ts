import { typedTime } from './typed-time.ts';

test.each([
  ['07:30', '07:30'],
  ['7.30', '07:30'],
  [' 0730 ', '07:30'],
  ['7', '07:00'],
  ['23 59', '23:59'],
  ['24:00', null],
  ['07:60', null],
  ['7:3', null],
  ['', null],
  ['pagi', null],
])('%j is %j', (text, time) => expect(typedTime(text)).toBe(time));
