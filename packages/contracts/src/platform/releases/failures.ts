/**
 * What can go wrong between a click and a page of a remote, and whether the release is to blame: only those faults
 * count towards an automatic step back, since the others come from networks and servers.
 */
export const remoteFailures = {
  'registry-unreachable': false,
  'manifest-missing': true,
  'manifest-unavailable': false,
  'manifest-invalid': true,
  /** A page came in place of a file: of a proxy, or of a network that asks to sign in. */
  'other-page': false,
  'entry-timeout': false,
  'entry-failed': true,
  integrity: true,
  'init-failed': true,
  'module-missing': true,
  'chunk-missing': true,
  'render-failed': true,
  /** The page updated itself without end and was stopped. */
  'page-stopped': true,
  /** The page blocked the browser until its document was closed. */
  'page-hung': true,
  /** An error of an event handler, a timer or a cleanup, outside of rendering. */
  'script-failed': false,
  incompatible: true,
  /**
   * The limit of render errors or failed calls was reached; the shell fell back to the previous release for that user.
   */
  'budget-spent': true,
} as const satisfies Record<string, boolean>;
export type RemoteFailureKind = keyof typeof remoteFailures;
export const remoteFailureKinds = Object.keys(remoteFailures) as readonly RemoteFailureKind[];
