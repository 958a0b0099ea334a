import type { PartFailures } from '@console/ui/later';
import { classify, isChunkLoadError } from '../failure/diagnose.ts';
import { shell } from '../failure/failure.ts';
import { retryPastCache, shellFiles } from '../load/fresh-address.ts';
import { refreshRegistry, stepBack } from '../registry/registry.ts';
import { releaseOfFile } from '../failure/script-owner.ts';
import { recordFailure } from '../failure/sighted-failure.ts';

const requestOf = (cause: unknown): string | undefined => (isChunkLoadError(cause) ? cause.request : undefined);

/**
 * Parts of pages whose code could not be fetched: recorded for the release that owns the file (the shell, for parts of
 * the UI kit) and fetched past the cache on the next attempt. The rest of the page stays.
 */
export const lateParts: PartFailures = {
  note: async (cause) => {
    const blamed = releaseOfFile(requestOf(cause) ?? '') ?? shell;
    const error = await classify(cause, blamed, 'chunk-missing');
    const { supportId, kind, message } = error.failure;
    console.error(`[${supportId}] ${kind} ${blamed.id}@${blamed.version}: ${message}`, cause);
    recordFailure(error);
    if (blamed !== shell) await stepBack(error);
    return supportId;
  },
  prepareRetry: (cause) => {
    const request = requestOf(cause);
    retryPastCache(shellFiles);
    if (request) retryPastCache(request);
    // A newer release is offered to the user. If there is unsaved input, this release stays on the screen.
    refreshRegistry().catch(() => undefined);
  },
};
