/** How the shell handles parts whose code could not be loaded. */
export interface PartFailures {
  /** Reports a failure to the owner of the file. @returns the support id of the report, if it has one */
  readonly note: (cause: unknown) => Promise<string | undefined>;
  /** Called before a retry, so that neither a cache nor a hanging request answers it. */
  readonly prepareRetry: (cause: unknown) => void;
}

let handler: PartFailures = { note: () => Promise.resolve(undefined), prepareRetry: () => undefined };

/**
 * Sets the handler for parts that fail to load. The shell calls it once, since it knows the files' addresses and
 * owners.
 * @example
 * handlePartFailures({ note: reportFailure, prepareRetry: bustCache });
 */
export const handlePartFailures = (failures: PartFailures): void => {
  handler = failures;
};

/** The current handler. */
export const partFailures = (): PartFailures => handler;
