/** A module that remotes use, in the shell's one copy. */
export interface ProvidedModule {
  readonly version: string;
  /** Fetches it where needed; answers what hands it out. */
  readonly get: () => Promise<() => unknown>;
}

/**
 * What the shell provides to remotes, by the name they import it by; much of it the shell itself does not use. The list
 * is written by the build from the sharing policy (`packages/build/src/provide-loader.mjs`).
 */
export const provided: Readonly<Record<string, ProvidedModule>> = {};
