/** Fetches within a deadline in milliseconds, answer's body included; rejects with a TimeoutError after it. */
export async function timedFetch(
  url: string,
  deadline: number,
  init: RequestInit = {},
): Promise<{ response: Response; body: ArrayBuffer }> {
  const signal = AbortSignal.timeout(deadline);
  const response = await fetch(url, { ...init, signal });
  return { response, body: await response.arrayBuffer() };
}
