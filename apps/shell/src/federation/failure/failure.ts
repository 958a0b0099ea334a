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

/** What the page of an unavailable remote says. Without `title` it is not known whose page was asked for. */
export interface RemoteFailure {
  readonly kind: FailureKind;
  readonly remote?: string;
  readonly title?: Text;
  readonly version?: string;
  readonly owner?: RegistryRemote['owner'];
  /** Names this failure on the screen and in the browser's log, 8 hexadecimal digits. */
  readonly supportId: string;
  /** For the owner, not for the reader; of a disabled remote the reason, for everybody. */
  readonly message: string;
  /** The release's own fault, as against one of a network or a server: the console may step back from it. */
  readonly own: boolean;
  /** Something that a network or a server did: the page comes back by itself when that is over. */
  readonly passing: boolean;
  /** Address of what could not be fetched; once it answers, another try is worth it. */
  readonly address: string | undefined;
}

const supportId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

/** Whose failure it is: a release of a remote, or the shell. */
export type Blamed = Pick<RegistryRemote, 'id' | 'version' | 'owner'> &
  Partial<Pick<RegistryRemote, 'title' | 'manifest'>>;

/** The shell as the one to blame; without a title, since what fails is a part of it. */
export const shell: Blamed = { id: product.id, owner: product.owner, version: shellContract };

/** Whether a kind is a fault of the release. */
const isOwn = (kind: FailureKind): boolean =>
  // One stray error is no reason to take everybody back, but it counts towards the error budget of this browser.
  kind === 'script-failed' || (kind !== 'disabled' && remoteFailures[kind]);

interface Circumstances {
  readonly cause?: unknown;
  /** What a network or a server did, which may be over already, whatever the kind says. */
  readonly passing?: boolean;
  readonly address?: string;
}

/** The error by which a {@link RemoteFailure} travels. */
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

/** The failure an error stands for; an error that is not one yet becomes one of this kind. */
export function asRemoteError(cause: unknown, kind: FailureKind, blamed?: Blamed): RemoteError {
  return cause instanceof RemoteError ? cause : new RemoteError(kind, messageOf(cause), blamed, { cause });
}
