import { wireText } from './send.ts';

test('instants of an answer have the offset of Jakarta, however deep', () => {
  const at = '2026-11-27T17:54:44.658Z';
  const text = wireText({ at, judged: [{ at }, at], day: '2026-11-27', seconds: '2026-11-27T17:54:44Z' });
  expect(text).not.toContain('Z"');
  expect(JSON.parse(text)).toEqual({
    at: '2026-11-28T00:54:44.658+07:00',
    judged: [{ at: '2026-11-28T00:54:44.658+07:00' }, '2026-11-28T00:54:44.658+07:00'],
    day: '2026-11-27',
    seconds: '2026-11-28T00:54:44.000+07:00',
  });
});

test('texts that only hold an instant, quoted or not, stay as they were typed', () => {
  const typed = { note: 'sejak "2026-11-27T17:54:44.658Z"', other: 'sampai 2026-11-27T17:54:44Z' };
  expect(JSON.parse(wireText(typed))).toEqual(typed);
});
