import { Component, type ReactNode } from 'react';
import { classify } from '../federation/failure/diagnose.ts';
import type { RemoteError } from '../federation/failure/failure.ts';
import { markPage, unmarkPage } from '../federation/page/hung-page.ts';
import { notePageError } from '../federation/failure/page-errors.ts';
import { beginAnew, blamedFor, type PageOwner } from '../federation/page/pages.ts';
import { readRegistryAnew, stepBack } from '../federation/registry/registry.ts';
import { sightedFailure } from '../federation/failure/sighted-failure.ts';
import { beginNewDocument } from './new-document.ts';
import { Progress } from './Progress.tsx';
import { pageCame, pageLeft, type ShownPage } from './shown-page.ts';
import { Unavailable } from './Unavailable.tsx';

interface Props {
  readonly owner: PageOwner;
  readonly pathname: string;
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
  const { kind } = error.failure;
  if (kind === 'render-failed' || kind === 'page-stopped') {
    await notePageError(error);
  } else {
    sightedFailure(error);
    if (typeof owner === 'string') await stepBack(error);
  }
  return error;
}

/**
 * Keeps a page that throws while rendering to itself, and takes off one that is stopped; the retry renders it anew, from
 * another release if there is one. Marks the page, in case it is never done (`hung-page.ts`).
 */
export class PageBoundary extends Component<Props, State> implements ShownPage {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  get owner(): PageOwner {
    return this.props.owner;
  }

  override componentDidMount(): void {
    pageCame(this);
  }

  override componentDidCatch(cause: unknown): void {
    unmarkPage(this.props.pathname);
    void failed(cause, this.owner).then((error) => this.setState(({ broken }) => (broken ? { error } : {})));
  }

  override componentWillUnmount(): void {
    unmarkPage(this.props.pathname);
    pageLeft(this);
  }

  /** Takes the page off the screen, and says why. */
  readonly stop = (cause: RemoteError): void => {
    this.setState({ broken: true }, () => this.componentDidCatch(cause));
  };

  private readonly retry = async (): Promise<void> => {
    this.setState({ error: undefined });
    beginAnew(this.owner);
    await readRegistryAnew();
    if (!beginNewDocument(this.owner)) this.setState({ broken: false });
  };

  override render(): ReactNode {
    const { broken, error } = this.state;
    if (broken) return error ? <Unavailable error={error} onRetry={this.retry} /> : <Progress />;
    markPage(this.props.pathname);
    return this.props.children;
  }
}
