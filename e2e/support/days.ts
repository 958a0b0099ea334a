const dayMs = 86_400_000;
const jakarta = 7 * 3_600_000;

/** A date (YYYY-MM-DD) `shift` days after a moment, in the time zone of Jakarta. */
export const day = (shift = 0, now = Date.now()): string =>
  new Date(now + jakarta + shift * dayMs).toISOString().slice(0, 10);
/** The same as typed into a filter (DD-MM-YYYY). */
export const typedDay = (shift = 0, now = Date.now()): string => day(shift, now).split('-').toReversed().join('-');

/** A period around now, valid also when midnight in Jakarta passes during the test. */
export const aroundNow = (): string => `from=${day(-1)}&to=${day(1)}`;
