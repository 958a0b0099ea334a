import { remoteFailures } from '@console/contracts/platform/releases/failures';
import { shellContract, type RegistryRemote } from '@console/contracts/remote';
import type { Text } from '@console/contracts/text';
import administration from '../administration/declaration.ts';

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
export const shell: Blamed = { id: administration.id, owner: administration.owner, version: shellContract };

/** Kinds that are no fault of anything. */
const isOwn = (kind: FailureKind): boolean => kind !== 'disabled' && remoteFailures[kind];

/** The error by which a {@link RemoteFailure} travels. `passing`: what a network or a server did may be over already. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly failure: RemoteFailure;

  constructor(kind: FailureKind, message: string, blamed?: Blamed, cause?: unknown, passing = false) {
    super(message, { cause });
    const { id: remote, title, version, owner } = blamed ?? {};
    this.failure = {
      kind,
      remote,
      title,
      version,
      owner,
      supportId: supportId(),
      message,
      own: !passing && isOwn(kind),
    };
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The failure an error stands for; an error that is not one yet becomes one of this kind. */
export function asRemoteError(cause: unknown, kind: FailureKind, blamed?: Blamed): RemoteError {
  return cause instanceof RemoteError ? cause : new RemoteError(kind, messageOf(cause), blamed, cause);
}
