let offset = 0;

/** The Date header counts whole seconds, so a smaller difference means nothing. */
const tolerance = 2_000;

/** The server's time in milliseconds, as far as it is known. */
export const now = (): number => Date.now() + offset;

/** Corrects the clock by the server's Date header of an answer that comes fresh from the server. */
export function correctClock(date: string | null): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return;
  const measured = server + 500 - Date.now();
  if (Math.abs(measured - offset) > tolerance) offset = Math.abs(measured) > tolerance ? measured : 0;
}
