import { Component, type ReactNode } from 'react';
import { classify } from '../federation/failure/diagnose.ts';
import type { RemoteError } from '../federation/failure/failure.ts';
import { markPage, unmarkPage } from '../federation/page/hung-page.ts';
import { recordPageError } from '../federation/failure/page-errors.ts';
import { restartLoading, blamedFor, type PageOwner } from '../federation/page/pages.ts';
import { refreshRegistry, stepBack } from '../federation/registry/registry.ts';
import { recordFailure } from '../federation/failure/sighted-failure.ts';
import { openNewDocument } from './new-document.ts';
import { Progress } from './Progress.tsx';
import { setShownPage, clearShownPage, type ShownPage } from './shown-page.ts';
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
 * Handles the failure of a page on the screen. If the release caused it, the shell steps this browser back. A render
 * error may come from the data, so the shell steps back only after several.
 */
async function failureOf(cause: unknown, owner: PageOwner): Promise<RemoteError> {
  const error = await classify(cause, blamedFor(owner), 'render-failed');
  const { kind } = error.failure;
  if (kind === 'render-failed' || kind === 'page-stopped') {
    await recordPageError(error);
  } else {
    recordFailure(error);
    if (typeof owner === 'string') await stepBack(error);
  }
  return error;
}

/**
 * Error boundary of one page: contains render errors, and removes a page that was stopped. Retry renders it again, from
 * another release if there is one. Marks the page in case it hangs (`hung-page.ts`).
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
    setShownPage(this);
  }

  override componentDidCatch(cause: unknown): void {
    unmarkPage(this.props.pathname);
    void failureOf(cause, this.owner).then((error) => this.setState(({ broken }) => (broken ? { error } : {})));
  }

  override componentWillUnmount(): void {
    unmarkPage(this.props.pathname);
    clearShownPage(this);
  }

  /** Removes the page from the screen and shows the reason. */
  readonly stop = (cause: RemoteError): void => {
    this.setState({ broken: true }, () => this.componentDidCatch(cause));
  };

  private readonly retry = async (): Promise<void> => {
    this.setState({ error: undefined });
    restartLoading(this.owner);
    await refreshRegistry();
    if (!openNewDocument(this.owner)) this.setState({ broken: false });
  };

  override render(): ReactNode {
    const { broken, error } = this.state;
    if (broken) return error ? <Unavailable error={error} onRetry={this.retry} /> : <Progress />;
    markPage(this.props.pathname);
    return this.props.children;
  }
}
