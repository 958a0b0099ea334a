import type { ChangeRequest } from '@console/contracts/core/changes';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import type { Level } from '@console/contracts/core/privileges';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { ResourceDetail } from '../detail/index.ts';
import { UpdatePage } from '../form/index.ts';

export const id = '0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11';
export const path = '/api/middle/app-setting-properties';
export const record = {
  secureId: id,
  version: 3,
  status: 'active',
  createdBy: 'SYSTEM',
  createdAt: '2026-01-02T09:00:00+07:00',
  updatedBy: 'SYSTEM',
  updatedAt: '2026-02-03T10:00:00+07:00',
  key: 'SESSION_MAX',
  value: '3',
  valueType: 'NUMBER',
  ruleMinimum: 1,
  ruleMaximum: 10,
  rulePattern: null,
  ruleAllowed: null,
  group: 'SESSION',
  description: 'Sesi bersamaan per user',
  isPublic: false,
  isProtected: true,
  isSystem: true,
};
export const change: ChangeRequest = {
  secureId: 'c0000000-0000-4000-8000-000000000001',
  module: 'app-setting-properties',
  action: 'update',
  recordId: id,
  recordLabel: 'SESSION_MAX',
  baseVersion: 3,
  changes: [
    { field: 'value', before: '3', after: '5' },
    { field: 'isPublic', before: false, after: true },
  ],
  maker: 'ADMIN01',
  makerName: 'Rina',
  madeAt: '2026-03-01T08:00:00+07:00',
  reason: 'diminta tim keamanan',
  state: 'PENDING',
  decidedBy: null,
  decidedAt: null,
  note: null,
  claimedBy: null,
  claimedUntil: null,
  expiresAt: '2026-03-31T08:00:00+07:00',
  actions: [],
};
export const pageOf = (rows: readonly ChangeRequest[]) => ({ result: { rows, total: rows.length, page: 1, size: 25 } });
export const services = (rows: readonly ChangeRequest[] = []) =>
  new Services().on(`GET ${path}/${id}`, { result: record }).on(`GET ${path}/change`, pageOf(rows));
export const holding = (level: Level) => signInAs('ADMIN02', { 'app-setting-properties:browse': level });
export const detail = (with_: Services) =>
  show({
    services: with_,
    path: '/app-setting-properties/:id',
    at: `/app-setting-properties/${id}`,
    element: <ResourceDetail resource={appSettings} secureId={id} />,
  });
export const update = (with_: Services) =>
  show({
    services: with_,
    path: '/app-setting-properties/update',
    element: <UpdatePage resource={appSettings} secureId={id} />,
  });
