import { mostShowing } from './showing.ts';

const period = (from: string, to: string | null) => ({
  startAt: `2026-01-${from}T00:00:00+07:00`,
  endAt: to && `2026-01-${to}T00:00:00+07:00`,
});

describe('mostShowing', () => {
  it('counts the banner alone when nothing else shows', () => {
    expect(mostShowing(period('05', '10'), [period('01', '05'), period('10', null)])).toBe(1);
  });

  it('counts the fullest moment, not all that ever overlap', () => {
    expect(mostShowing(period('01', '20'), [period('01', '05'), period('06', '10'), period('07', '12')])).toBe(3);
  });

  it('counts a banner without an end as shown without limit', () => {
    expect(mostShowing(period('10', null), [period('01', null), period('15', '16')])).toBe(3);
  });
});
