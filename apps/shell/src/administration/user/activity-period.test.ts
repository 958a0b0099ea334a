import { activityPeriod } from './activity-period.ts';

test.each([
  ['an account made lately', '2026-11-01', { from: '2026-11-01', to: '2026-11-21' }],
  ['an account of years ago', '2020-02-03', { from: '2025-11-21', to: '2026-11-21' }],
])('%s', (_, createdOn, period) => expect(activityPeriod(createdOn, '2026-11-21')).toEqual(period));
