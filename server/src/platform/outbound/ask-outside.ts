/**
 * Asks another service. Only the address that the configuration names is asked: an answer that leads elsewhere counts
 * as none, so that nobody there can send the services, with their tokens, to an address of the inner network.
 * @param withinMs milliseconds until it is given up
 * @throws TypeError when nothing answers or the answer leads elsewhere, DOMException TimeoutError
 */
export const askOutside = (address: string | URL, withinMs: number, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(withinMs) });
