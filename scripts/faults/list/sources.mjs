/** What the checks of the sources refuse. @type {readonly import('../faults.mjs').Fault[]} */
export const sourceFaults = [
  {
    name: 'import-across-layers',
    kind: 'source',
    file: 'packages/auth/src/notices.ts',
    find: "import { createValue } from './value.ts';",
    replace: "import { createValue } from './value.ts';\nimport '@console/ui/theme';",
    caughtBy: { check: 'check import-rules' },
  },
  {
    name: 'clock-of-the-browser',
    kind: 'source',
    file: 'apps/shell/src/administration/home/use-return.ts',
    find: 'serverNow() - at >= staleAfter',
    replace: 'Date.now() - at >= staleAfter',
    caughtBy: { check: 'check browser-days' },
  },
  {
    name: 'class-of-another-app',
    kind: 'source',
    file: 'apps/orders-logs/src/menu-management/menu.css',
    find: '\n.arrangement-mark {',
    replace: '\n.place-mark {',
    caughtBy: { check: 'check styles' },
  },
  {
    name: 'wrong-type-of-a-parameter',
    kind: 'source',
    file: 'server/src/platform/http/security-headers.ts',
    find: 'securityHeaders = (address: string, https: boolean)',
    replace: 'securityHeaders = (address: string, https: string)',
    caughtBy: { check: 'types server/tsconfig.json' },
  },
  {
    name: 'promise-not-awaited',
    kind: 'source',
    file: 'server/src/platform/http/idempotency.ts',
    find: '  await sql`delete from idempotency_key where',
    replace: '  sql`delete from idempotency_key where',
    caughtBy: { check: 'lint' },
  },
];
