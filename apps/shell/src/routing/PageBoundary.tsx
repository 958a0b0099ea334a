import { Component, type ReactNode } from 'react';
import { classify } from '../federation/diagnose.ts';
import { countRenderError } from '../federation/error-budget.ts';
import type { RemoteError } from '../federation/failure.ts';
import { blamedFor, type PageOwner } from '../federation/pages.ts';
import { readRegistryNow, stepBack } from '../federation/registry.ts';
import { sightedFailure } from '../federation/sighted-failure.ts';
import { sighted } from '../federation/sightings.ts';
import { beginNewDocument } from './new-document.ts';
import { Progress } from './Progress.tsx';
import { Unavailable } from './Unavailable.tsx';

interface Props {
  readonly owner: PageOwner;
  readonly children: ReactNode;
}
interface State {
  readonly broken: boolean;
  readonly error?: RemoteError | undefined;
}

/**
 * What a failure of a page on the screen comes to. A fault of the release's own takes this browser back to the one
 * before; errors while rendering may come from the data, so that only some of them do.
 */
async function failed(cause: unknown, owner: PageOwner): Promise<RemoteError> {
  const error = await classify(cause, blamedFor(owner), 'render-failed');
  sightedFailure(error);
  const { kind, remote, version } = error.failure;
  if (typeof owner !== 'string' || remote === undefined || version === undefined) return error;
  if (kind !== 'render-failed') await stepBack(error);
  else if (countRenderError(remote, version) && (await stepBack(error)))
    sighted({ remote, version, failure: 'budget-spent' });
  return error;
}

/** Keeps a page that throws while rendering to itself; the retry renders it anew, from another release if there is one. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown): void {
    void failed(cause, this.props.owner).then((error) => this.setState(({ broken }) => (broken ? { error } : {})));
  }

  private readonly retry = async (): Promise<void> => {
    this.setState({ error: undefined });
    await readRegistryNow();
    if (!beginNewDocument(this.props.owner)) this.setState({ broken: false });
  };

  override render(): ReactNode {
    const { broken, error } = this.state;
    if (!broken) return this.props.children;
    return error ? <Unavailable error={error} onRetry={() => void this.retry()} /> : <Progress />;
  }
}
