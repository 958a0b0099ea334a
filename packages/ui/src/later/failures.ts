/** What whoever loads files does about a part whose code could not be fetched. */
export interface PartFailures {
  /** Notes a failure, for its owner. @returns the support id by which it is found again, if there is one */
  readonly note: (cause: unknown) => Promise<string | undefined>;
  /** Before the next try: no cache and no request that hangs may answer it. */
  readonly prepareRetry: (cause: unknown) => void;
}

let handler: PartFailures = { note: () => Promise.resolve(undefined), prepareRetry: () => undefined };

/** Lets the shell, which knows the addresses of files and their owners, handle failures of parts. */
export const handlePartFailures = (failures: PartFailures): void => {
  handler = failures;
};

/** The handler in force. */
export const partFailures = (): PartFailures => handler;
