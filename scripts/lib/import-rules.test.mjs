import { importFaults } from './import-rules.mjs';

const faults = (file, target) => importFaults([{ file, text: `import { a } from '${target}';` }], ['platform']).faults;

test.each([
  ['apps/cards/src/page.tsx', '@console/ui/list'],
  ['packages/ui/src/list/list.tsx', '@console/api/resource'],
  ['packages/ui/src/list/list.tsx', 'antd'],
  ['server/src/platform/http/serve.ts', '@console/contracts/core/call'],
  ['server/src/start.test.ts', '../../scripts/lib/postgresql-cluster.mjs'],
  ['apps/cards/src/page.test.tsx', '../../../packages/ui/test/render.tsx'],
  ['e2e/journeys/user.spec.ts', '../../server/src/shell/user/user-table.ts'],
])('%s may import %s', (file, target) => {
  expect(faults(file, target)).toEqual([]);
});

test.each([
  ['a package an app', 'packages/ui/src/list/list.tsx', '../../../../apps/shell/src/main.tsx'],
  ['the contracts a package', 'packages/contracts/src/core/call.ts', '@console/api/store'],
  ['the session the store', 'packages/auth/src/session.ts', '@console/api/store'],
  ['the server a client package', 'server/src/start.ts', '@console/ui/list'],
  ['the server an app', 'server/src/start.ts', '../../apps/shell/src/main.tsx'],
  ['a remote another', 'apps/cards/src/page.tsx', '../../membership/src/member.ts'],
  ['a remote the server', 'apps/cards/src/page.tsx', '../../../server/src/start.ts'],
  ['a remote antd', 'apps/cards/src/page.tsx', 'antd/es/button'],
  ['the shell icons of antd', 'apps/shell/src/frame.tsx', '@ant-design/icons'],
  ['an end-to-end test a module of the server', 'e2e/journeys/user.spec.ts', '../../server/src/shell/user/rules.ts'],
  ['the core a domain', 'packages/contracts/src/core/call.ts', '../platform/runs.ts'],
])('%s: %s may not import %s', (_, file, target) => {
  expect(faults(file, target)).toEqual([expect.stringContaining(file)]);
});

test.each(["await import('antd')", "const a = require('antd');", "import 'antd';", "export { a } from 'antd';"])(
  '%s is an import too',
  (text) => {
    expect(importFaults([{ file: 'apps/cards/src/page.tsx', text }], []).faults).toHaveLength(1);
  },
);
