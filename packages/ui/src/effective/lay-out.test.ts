import { layOut } from './lay-out.ts';

const row = (effectiveFrom: string, effectiveTo: string | null) => ({
  secureId: effectiveFrom,
  effectiveFrom,
  effectiveTo,
  phase: 'IN_FORCE' as const,
});

test('periods that follow each other touch, none reaches out of the picture, and today lies inside', () => {
  const { bars, now } = layOut([row('2026-01-01', '2026-06-30'), row('2026-07-01', null)], '2026-03-01');
  expect(bars[0]!.start).toBe(0);
  expect(bars[0]!.start + bars[0]!.width).toBeCloseTo(bars[1]!.start);
  expect(bars[1]!.start + bars[1]!.width).toBeCloseTo(100);
  expect(bars.map(({ open }) => open)).toEqual([false, true]);
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(bars[1]!.start);
});

test('a period of one day has a width, also when it is all there is', () => {
  const { bars, now } = layOut([row('2026-01-01', '2026-01-01')], '2026-01-01');
  expect(bars[0]!.width).toBeGreaterThan(0);
  expect(now).toBe(0);
});
