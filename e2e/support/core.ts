// The core journeys: the browser tests of the gate (`npm test`). `npm run test:all` runs every browser test.
// scripts/checks/core-journeys.mjs fails when a mechanism has no core test.

/** What the gate proves in the browser: each mechanism of the kit, each failure of the federation, each way in. */
export const mechanisms = [
  // Lists
  'filters',
  'sort',
  'paging',
  'columns',
  'selection',
  'bulk-action',
  'saved-views',
  'conditions',
  'pasted-numbers',
  'list-states',
  'list-keyboard',
  'export',
  'background-download',
  // Records
  'create',
  'edit',
  'delete',
  'validation',
  'stale-version',
  'draft',
  'double-send',
  'choice',
  'dependent-choice',
  'picture-upload',
  'sheet',
  'detail-tabs',
  'record-history',
  'audit-trail',
  'reveal',
  'form-keyboard',
  // Jobs, decisions and desks
  'import',
  'import-correction',
  'approvals',
  'four-eyes',
  'approval-warning',
  'stand-in',
  'desk',
  'order',
  'tree',
  // Frame
  'palette',
  'record-search',
  'inbox',
  'view-as',
  'language',
  'guard',
  'maintenance',
  'settings',
  'services-down',
  // Sign-in and session
  'sign-in-local',
  'sign-in-identity',
  'sign-in-redirect',
  'sign-out',
  'session-end',
  'session-refresh',
  'step-up',
  'second-factor',
  // Federation
  'manifest-unavailable',
  'entry-failed',
  'chunk-missing',
  'file-hangs',
  'page-throws',
  'page-loops',
  'page-hangs',
  'part-of-page',
  'registry-down',
  'registry-signature',
  'integrity',
  'incompatible-remote',
  'incompatible-shell',
  'shell-start',
  'deep-link',
  'automatic-retry',
  'new-release',
  'canary',
  'promote',
  'rollback',
  'automatic-rollback',
  'step-back',
  // Quality
  'headers',
  'content-security-policy',
  'accessibility',
  'byte-budgets',
] as const;

/** A mechanism, or a story of a remote: the flow for which people use it. */
export type Proved = (typeof mechanisms)[number] | `story:${string}`;

/** Playwright details of a core test. @param proved what it proves; each word becomes a tag, so `--grep` finds it */
export const core = (...proved: readonly [Proved, ...Proved[]]): { tag: string[] } => ({
  tag: ['@core', ...proved.map((word) => `@${word}`)],
});
