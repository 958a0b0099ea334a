import { rawInstantsIn } from '../../../test/raw-instants.ts';
import { wireText } from './wire-text.ts';

test('dates of an answer have the offset of Jakarta, however deep', () => {
  const at = new Date('2026-11-27T17:54:44.658Z');
  expect(JSON.parse(wireText({ at, judged: [{ at }, at], day: '2026-11-27', none: new Date(Number.NaN) }))).toEqual({
    at: '2026-11-28T00:54:44.658+07:00',
    judged: [{ at: '2026-11-28T00:54:44.658+07:00' }, '2026-11-28T00:54:44.658+07:00'],
    day: '2026-11-27',
    none: null,
  });
});

test('texts that are or hold an instant stay as they were typed', () => {
  const typed = {
    position: '2026-11-30T17:00:00Z',
    note: 'sejak "2026-11-27T17:54:44.658Z"',
    other: 'sampai 2026-11-27T17:54:44Z',
  };
  expect(JSON.parse(wireText(typed))).toEqual(typed);
});

test('an instant that code wrote in UTC is found in an answer', () => {
  const at = '2026-11-27T17:54:44.658Z';
  expect(rawInstantsIn({ result: { rows: [{ at }, { note: `sejak ${at}` }] } })).toEqual([`at: ${at}`]);
});
