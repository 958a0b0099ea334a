import { Component, type ReactNode } from 'react';
import { shell, type RemoteError } from '../federation/failure/failure.ts';
import { recordPageError, scriptError } from '../federation/failure/page-errors.ts';
import { blamedFor } from '../federation/page/pages.ts';
import { scriptOwner } from '../federation/failure/script-owner.ts';
import { lastPageOwner } from './shown-page.ts';
import { useScriptErrorNotice } from './use-outside-errors.ts';

interface Props {
  readonly tell: (error: RemoteError) => void;
  readonly children: ReactNode;
}

/**
 * Wraps the page boundaries, which unmount together with their page: an error in a page's cleanup arrives here. The
 * next page is shown, and the error is only reported.
 */
class Boundary extends Component<Props> {
  // Renders the children again from scratch; a second error during that goes to the boundary above.
  static getDerivedStateFromError(): object {
    return {};
  }

  override state = {};

  override componentDidCatch(cause: unknown): void {
    const left = lastPageOwner();
    const error = scriptError(cause, scriptOwner(cause) ?? (left === undefined ? shell : blamedFor(left)));
    const { supportId, remote, version, message } = error.failure;
    console.error(`[${supportId}] script-failed ${remote ?? ''}@${version ?? ''}: ${message}`, cause);
    void recordPageError(error);
    this.props.tell(error);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Catches errors of a page that is unmounting, so that they do not break the next page or the shell. */
export function LeavingBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary tell={useScriptErrorNotice()}>{children}</Boundary>;
}
