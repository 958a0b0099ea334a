/** A module that remotes use from the shell's single copy. */
export interface ProvidedModule {
  readonly version: string;
  /** Fetches it if needed; resolves with a function that returns it. */
  readonly get: () => Promise<() => unknown>;
}

/**
 * Modules that the shell provides to remotes, by import name; the shell itself does not use all of them. The build
 * generates the list from the sharing policy (`packages/build/src/provide-loader.mjs`).
 */
export const provided: Readonly<Record<string, ProvidedModule>> = {};
