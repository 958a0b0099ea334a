import type { RouteEntry } from '@console/contracts/core/remote';
import { routeAt } from './route-table.ts';

const entry = (path: string): RouteEntry => ({
  path,
  module: path,
  privilege: 'x:browse',
  title: { id: path, en: path },
  moduleTitle: { id: path, en: path },
});
const table = ['/', '/branch', '/branch/:branchId', '/branch/create', '/branch/:branchId/rates/:rateId'].map(entry);

test.each([
  ['/', '/'],
  ['/branch', '/branch'],
  ['/branch/', '/branch'],
  ['/branch/create', '/branch/create'],
  ['/branch/0b6a', '/branch/:branchId'],
  ['/branch/1/rates/2', '/branch/:branchId/rates/:rateId'],
  ['/branch/1/rates', undefined],
  ['/branches', undefined],
  ['/Branch', undefined],
  ['/branch/CREATE', '/branch/:branchId'],
  ['//branch', undefined],
  ['/branch//', undefined],
])('%s opens %s', (path, found) => expect(routeAt(table, path)?.path).toBe(found));
