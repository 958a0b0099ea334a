import { entryId } from './entry-id.ts';

it('ids of version 7 sort in order of creation, within one millisecond and when the clock is set back', () => {
  const now = Date.now() + 60_000;
  const ids = [...Array.from({ length: 10_000 }, () => entryId(now)), entryId(now - 5_000), entryId(now + 1_000)];
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
