const jakartaMs = 7 * 60 * 60 * 1000;
const shifted = (instant: Date) => new Date(instant.getTime() + jakartaMs).toISOString();

/** The date in Jakarta at an instant, `YYYY-MM-DD`. */
export const jakartaDate = (instant: Date): string => shifted(instant).slice(0, 10);
/** The time of day in Jakarta at an instant, `HH:mm`. */
export const jakartaTime = (instant: Date): string => shifted(instant).slice(11, 16);

/** Whether the account may be used on this day; both dates are inclusive. */
export const isWithinValidity = (
  { valid_from: from, valid_to: to }: { valid_from: string | null; valid_to: string | null },
  at: Date,
): boolean => {
  const today = jakartaDate(at);
  return (from === null || from <= today) && (to === null || today <= to);
};
