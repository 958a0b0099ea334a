import { memberOrders as memberOrdersContract } from '@console/contracts/orders-logs/member-orders';
import { memberOrders, plafondChecks } from '../../membership/index.ts';
import type { Module } from '../../platform/http/application.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily, hourly } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { archiveOrders } from './archive.ts';
import { lapseOrders } from './lapse.ts';
import { ordersDiffer } from './reconcile.ts';
import { contractsOfMember, memberOrdersDefinition } from './of-members.ts';
import { openOrdersOfBranches, openOrdersOfMembers } from './open.ts';

/** The register of branches of each line, and the page of its orders. */
const branchUses = [
  { of: 'branch', by: 'po-status' },
  { of: 'master-branch-nmc', by: 'po-status-nmc' },
  { of: 'master-branch-ufi', by: 'tracking-orders' },
];

/** Orders without pages: what they keep in use, and their jobs (docs/model/orders-logs.md#orders). */
export const ordersModule: Module = (app) => {
  const { services } = app;
  memberOrders(app).current = { countOpen: openOrdersOfMembers, contracts: contractsOfMember };
  registerResource(app, memberOrdersContract, memberOrdersDefinition);
  plafondChecks(app).push(ordersDiffer);
  for (const { of, by } of branchUses) registerUse(app, { of, by, count: openOrdersOfBranches });
  schedule(app, {
    name: 'po-expire',
    version: 'v1',
    when: hourly,
    run: (signal) => lapseOrders(services, signal),
  });
  schedule(app, {
    name: 'po-archive',
    version: 'v1',
    when: daily('01:30'),
    run: (signal) => archiveOrders(services, signal),
  });
};
