/**
 * Calls another service. Redirects are refused, so that the other service cannot send our requests, with their tokens,
 * to an address of the inner network.
 * @param withinMs timeout in milliseconds
 * @throws TypeError when there is no answer or it redirects, DOMException TimeoutError
 */
export const outboundFetch = (address: string | URL, withinMs: number, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(withinMs) });
