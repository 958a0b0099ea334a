const codes = [403, 404, 500, 503] as const;
export type SystemCode = (typeof codes)[number];

/** The system page within the frame at an address (docs/model/specification.md#routes). */
export const systemPageAt = (pathname: string): SystemCode | undefined =>
  codes.find((code) => pathname === `/page-${code}`);
