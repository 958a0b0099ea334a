let offset = 0;

/** Milliseconds of difference that are ignored: the Date header has whole seconds only. */
const tolerance = 2_000;

/** The server's time in milliseconds; this machine's time before the first answer. */
export const now = (): number => Date.now() + offset;

/** Corrects the clock by the Date header of an answer. Call it only for answers that no cache served. */
export function correctClock(date: string | null): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return;
  const measured = server + 500 - Date.now();
  if (Math.abs(measured - offset) > tolerance) offset = Math.abs(measured) > tolerance ? measured : 0;
}
