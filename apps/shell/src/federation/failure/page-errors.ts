import { countRenderError } from './error-budget.ts';
import { RemoteError, type Blamed } from './failure.ts';
import { stepBack } from '../registry/registry.ts';
import { recordFailure } from './sighted-failure.ts';
import { recordSighting } from './sightings.ts';

/** Records an error of a page's code in the report and in the error budget of its release. */
export async function recordPageError(error: RemoteError): Promise<void> {
  recordFailure(error);
  const { remote, version } = error.failure;
  if (remote === undefined || version === undefined) return;
  if (countRenderError(remote, version) && (await stepBack(error)))
    recordSighting({ remote, version, failure: 'budget-spent' });
}

/** The failure for an error outside of rendering. */
export const scriptError = (cause: unknown, blamed: Blamed): RemoteError =>
  new RemoteError('script-failed', cause instanceof Error ? cause.message : String(cause), blamed, { cause });
