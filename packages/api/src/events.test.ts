import { takeEvents, waitBefore } from './events.ts';

test('events are read as they come whole; comments and the rest wait or go', () => {
  const one = { unread: 1, privilegesVersion: 7, releasesRevision: 4 };
  const [none, begun] = takeEvents('retry: 5000\n\n: \n\ndata: {"unread":1,');
  expect([none, begun]).toEqual([[], 'data: {"unread":1,']);
  expect(
    takeEvents(
      `${begun}"privilegesVersion":7,"releasesRevision":4}\n\n` +
        'data: {"unread":2,"privilegesVersion":7,"releasesRevision":4}\n\n',
    ),
  ).toEqual([[one, { ...one, unread: 2 }], '']);
});

test('tries come further apart, up to a minute, and never all at once', () => {
  const most = () => 1;
  expect([0, 1, 2, 6, 20].map((tries) => waitBefore(tries, most))).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
  expect(waitBefore(2, () => 0)).toBe(2_000);
});
