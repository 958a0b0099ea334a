/**
 * What can go wrong between a click and a page of a remote, and whether the release is to blame: only those faults count
 * towards an automatic step back, since the others come from networks and servers.
 */
export const remoteFailures = {
  'registry-unreachable': false,
  'manifest-missing': true,
  'manifest-unavailable': false,
  'manifest-invalid': true,
  'entry-timeout': false,
  'entry-failed': true,
  integrity: true,
  'init-failed': true,
  'module-missing': true,
  'chunk-missing': true,
  'render-failed': true,
  incompatible: true,
  /** More render errors or failed calls than a user bears; the shell has fallen back for that user. */
  'budget-spent': true,
} as const satisfies Record<string, boolean>;
export type RemoteFailureKind = keyof typeof remoteFailures;
export const remoteFailureKinds = Object.keys(remoteFailures) as readonly RemoteFailureKind[];
