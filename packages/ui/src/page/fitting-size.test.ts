import { fittingSize } from './fitting-size.ts';

test('a page holds at least as many rows as the window shows', () => {
  expect([600, 800, 1080, 1440, 5000].map((height) => fittingSize(height, 'comfortable'))).toEqual([
    10, 25, 25, 50, 100,
  ]);
  expect(fittingSize(1200, 'compact')).toBe(50);
});
