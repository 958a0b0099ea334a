import { shellContract, type RegistryRemote } from '@console/contracts/remote';
import type { Text } from '@console/contracts/text';
import administration from '../administration/declaration.ts';

/** Everything that can go wrong between a click and a page of a remote. */
export const failureKinds = [
  'registry-unreachable', 'manifest-missing', 'manifest-unavailable', 'manifest-invalid', 'entry-timeout', 'entry-failed',
  'integrity', 'init-failed', 'module-missing', 'chunk-missing', 'render-failed', 'incompatible',
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
  /** For the owner, not for the reader. */
  readonly message: string;
}

const supportId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('').toUpperCase();

/** Whose failure it is: a release of a remote, or the shell. */
export type Blamed = Pick<RegistryRemote, 'id' | 'version' | 'owner'> & Partial<Pick<RegistryRemote, 'title' | 'manifest'>>;

/** The shell as the one to blame; without a title, since what fails is a part of it. */
export const shell: Blamed = { id: administration.id, owner: administration.owner, version: shellContract };

/** The error by which a {@link RemoteFailure} travels. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly failure: RemoteFailure;

  constructor(kind: FailureKind, message: string, blamed?: Blamed, cause?: unknown) {
    super(message, { cause });
    const { id: remote, title, version, owner } = blamed ?? {};
    this.failure = { kind, remote, title, version, owner, supportId: supportId(), message };
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The failure an error stands for; an error that is not one yet becomes one of this kind. */
export function asRemoteError(cause: unknown, kind: FailureKind, blamed?: Blamed): RemoteError {
  return cause instanceof RemoteError ? cause : new RemoteError(kind, messageOf(cause), blamed, cause);
}
