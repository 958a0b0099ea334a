import { countRenderError } from './error-budget.ts';
import { RemoteError, type Blamed } from './failure.ts';
import { stepBack } from '../registry/registry.ts';
import { sightedFailure } from './sighted-failure.ts';
import { sighted } from './sightings.ts';

/** Notes an error of a page's code: for the report, and in the error budget of its release. */
export async function notePageError(error: RemoteError): Promise<void> {
  sightedFailure(error);
  const { remote, version } = error.failure;
  if (remote === undefined || version === undefined) return;
  if (countRenderError(remote, version) && (await stepBack(error)))
    sighted({ remote, version, failure: 'budget-spent' });
}

/** An error of code outside of rendering, as it is told. */
export const scriptError = (cause: unknown, blamed: Blamed): RemoteError =>
  new RemoteError('script-failed', cause instanceof Error ? cause.message : String(cause), blamed, { cause });
