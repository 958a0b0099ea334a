declare global {
  /** Called by every remote's own chunk loader before it asks for a script or a stylesheet. */
  var consoleAddress: (url: string) => string;
}

const givenUp = new Map<string, number>();

/** An address as the registry and the build know it. */
export const bareAddress = (url: string): string => url.replace(/\?.*$/, '');

/** Notes that a request was given up while it hung. It cannot be called off, and the browser would join the next one to it. */
export const giveUp = (url: string): void =>
  void givenUp.set(bareAddress(url), (givenUp.get(bareAddress(url)) ?? 0) + 1);

/** The address by which a file is really asked for anew. */
export function freshAddress(url: string): string {
  const times = givenUp.get(url);
  return times ? `${url}?again=${times}` : url;
}

globalThis.consoleAddress = freshAddress;
