const dayMs = 86_400_000;
const jakarta = 7 * 3_600_000;

/** A plain date some days from a moment on, on the clock of Jakarta. */
export const day = (shift = 0, now = Date.now()): string =>
  new Date(now + jakarta + shift * dayMs).toISOString().slice(0, 10);
/** As it is typed into a filter. */
export const typed = (shift = 0, now = Date.now()): string => day(shift, now).split('-').toReversed().join('-');

/** The period that holds what just happened and what is about to happen, also when midnight in Jakarta comes between. */
export const aroundNow = (): string => `from=${day(-1)}&to=${day(1)}`;
