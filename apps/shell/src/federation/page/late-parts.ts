import type { PartFailures } from '@console/ui/later';
import { classify, isChunkLoadError } from '../failure/diagnose.ts';
import { shell } from '../failure/failure.ts';
import { askAnew, shellFiles } from '../load/fresh-address.ts';
import { readRegistryAnew, stepBack } from '../registry/registry.ts';
import { releaseOfFile } from '../failure/script-owner.ts';
import { sightedFailure } from '../failure/sighted-failure.ts';

const requestOf = (cause: unknown): string | undefined => (isChunkLoadError(cause) ? cause.request : undefined);

/**
 * Parts of pages whose code could not be fetched: noted for the release whose file it is, the kit's being the shell's, and
 * asked for past caches at the next try. The page around such a part stands.
 */
export const lateParts: PartFailures = {
  note: async (cause) => {
    const blamed = releaseOfFile(requestOf(cause) ?? '') ?? shell;
    const error = await classify(cause, blamed, 'chunk-missing');
    const { supportId, kind, message } = error.failure;
    console.error(`[${supportId}] ${kind} ${blamed.id}@${blamed.version}: ${message}`, cause);
    sightedFailure(error);
    if (blamed !== shell) await stepBack(error);
    return supportId;
  },
  prepareRetry: (cause) => {
    const request = requestOf(cause);
    askAnew(shellFiles);
    if (request) askAnew(request);
    // A newer release is offered to the reader; what is typed keeps this one on the screen.
    readRegistryAnew().catch(() => undefined);
  },
};
