import { Component, type ReactNode } from 'react';
import { classify } from '../federation/diagnose.ts';
import type { RemoteError } from '../federation/failure.ts';
import { blamedFor, type PageOwner } from '../federation/pages.ts';
import { readRegistryNow } from '../federation/registry.ts';
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

/** Keeps a page that throws while rendering to itself; the retry renders it anew, from a newer release if there is one. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown): void {
    void classify(cause, blamedFor(this.props.owner), 'render-failed').then((error) => this.setState(({ broken }) => (broken ? { error } : {})));
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
