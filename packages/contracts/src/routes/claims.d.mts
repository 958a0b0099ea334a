interface Listed {
  readonly path: string;
  readonly app: string;
  readonly module: string;
  readonly privilege: string;
}
interface Declared {
  readonly path: string;
  readonly module: string;
  readonly privilege: string;
  readonly sidebar?: unknown;
}

export declare const reservedParts: readonly string[];
export declare function firstPart(path: string): string;
export declare function sameAddress(path: string): string;
export declare function sameName(one: string, other: string): boolean;
export declare function pathFault(path: string, routes: readonly Listed[]): string | null;
export declare function claimFaults(remote: string, declared: readonly Declared[], routes: readonly Listed[]): string[];
