/** Fetches with a timeout in milliseconds that includes the body. @throws {DOMException} a `TimeoutError` after it */
export async function timedFetch(
  url: string,
  deadline: number,
  init: RequestInit = {},
): Promise<{ response: Response; body: ArrayBuffer }> {
  const signal = AbortSignal.timeout(deadline);
  const response = await fetch(url, { ...init, signal });
  return { response, body: await response.arrayBuffer() };
}
