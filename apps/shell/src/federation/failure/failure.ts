import { remoteFailures } from '@console/contracts/platform/releases/failures';
import { shellContract, type RegistryRemote } from '@console/contracts/core/remote';
import type { Text } from '@console/contracts/core/text';
import { product } from '../../product.ts';

/** Everything that can go wrong between a click and a page of a remote. */
export const failureKinds = [
  'registry-unreachable',
  'manifest-missing',
  'manifest-unavailable',
  'manifest-invalid',
  'other-page',
  'entry-timeout',
  'entry-failed',
  'integrity',
  'init-failed',
  'module-missing',
  'chunk-missing',
  'render-failed',
  'page-stopped',
  'page-hung',
  'script-failed',
  'incompatible',
  'disabled',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What the error page of a remote shows. `title` is missing when it is not known which page was requested. */
export interface RemoteFailure {
  readonly kind: FailureKind;
  readonly remote?: string;
  readonly title?: Text;
  readonly version?: string;
  readonly owner?: RegistryRemote['owner'];
  /** Identifies this failure on the screen and in the browser's log, 8 hexadecimal digits. */
  readonly supportId: string;
  /** Message for the remote's team, not shown to staff; for a disabled remote the reason, shown to everybody. */
  readonly message: string;
  /** Whether the release caused it, not a network or server: the console may step back from the release. */
  readonly own: boolean;
  /** Caused by a network or a server: the page is retried automatically until it loads. */
  readonly passing: boolean;
  /** Address that could not be fetched; once it answers, the page is retried. */
  readonly address: string | undefined;
}

const supportId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

/** The release (or the shell) that a failure is attributed to. */
export type Blamed = Pick<RegistryRemote, 'id' | 'version' | 'owner'> &
  Partial<Pick<RegistryRemote, 'title' | 'manifest'>>;

/** The shell as the blamed release. It has no title, because a part of it fails, not a page. */
export const shell: Blamed = { id: product.id, owner: product.owner, version: shellContract };

/** Whether the release causes failures of a kind. */
const isOwn = (kind: FailureKind): boolean =>
  // One stray script error does not step everybody back, but it counts towards the error budget of this browser.
  kind === 'script-failed' || (kind !== 'disabled' && remoteFailures[kind]);

interface Circumstances {
  readonly cause?: unknown;
  /** Caused by a network or a server and possibly over already, whatever the kind. */
  readonly passing?: boolean;
  readonly address?: string;
}

/** The error that carries a {@link RemoteFailure}. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly failure: RemoteFailure;

  constructor(kind: FailureKind, message: string, blamed?: Blamed, circumstances: Circumstances = {}) {
    super(message, { cause: circumstances.cause });
    const { id: remote, title, version, owner } = blamed ?? {};
    const own = !circumstances.passing && isOwn(kind);
    this.failure = {
      kind,
      remote,
      title,
      version,
      owner,
      supportId: supportId(),
      message,
      own,
      passing: !own && kind !== 'disabled',
      address: circumstances.address,
    };
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Returns the failure of an error. An error without one gets a failure of this kind. */
export function asRemoteError(cause: unknown, kind: FailureKind, blamed?: Blamed): RemoteError {
  return cause instanceof RemoteError ? cause : new RemoteError(kind, messageOf(cause), blamed, { cause });
}
