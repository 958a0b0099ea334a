import { Component, type ReactNode } from 'react';
import { shell, type RemoteError } from '../federation/failure/failure.ts';
import { notePageError, scriptError } from '../federation/failure/page-errors.ts';
import { blamedFor } from '../federation/page/pages.ts';
import { scriptOwner } from '../federation/failure/script-owner.ts';
import { leftOwner } from './shown-page.ts';
import { useTellScriptError } from './use-outside-errors.ts';

interface Props {
  readonly tell: (error: RemoteError) => void;
  readonly children: ReactNode;
}

/**
 * Stands above the boundaries of pages, which leave the screen together with their page: an error in a page's cleanup
 * comes here. The page is gone by then, so that what follows it is shown and the error only told.
 */
class Boundary extends Component<Props> {
  // Renders its children once more, from the beginning; a second error within that goes to the boundary above.
  static getDerivedStateFromError(): object {
    return {};
  }

  override state = {};

  override componentDidCatch(cause: unknown): void {
    const left = leftOwner();
    const error = scriptError(cause, scriptOwner(cause) ?? (left === undefined ? shell : blamedFor(left)));
    const { supportId, remote, version, message } = error.failure;
    console.error(`[${supportId}] script-failed ${remote ?? ''}@${version ?? ''}: ${message}`, cause);
    void notePageError(error);
    this.props.tell(error);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Keeps errors of a page that is being left away from the page that follows, and from the shell. */
export function LeavingBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary tell={useTellScriptError()}>{children}</Boundary>;
}
