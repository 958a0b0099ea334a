import { agentOrders as agentOrdersContract } from '@console/contracts/orders-logs/agent-orders';
import { memberOrders as memberOrdersContract } from '@console/contracts/orders-logs/member-orders';
import { promoOrders, type PromoOrders } from '@console/contracts/orders-logs/promo-orders';
import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import { agentCalls } from '@console/contracts/promos-products/pre-order-agent/calls';
import { openOrderStates, poStatus, poStatusNmc } from '@console/contracts/orders-logs/po-status';
import { bookedUnits, financedByOutlets, openOrdersOfOutlets, ordersOfOutlets } from '../../branches-stores/index.ts';
import { memberOrders, plafondChecks, tracedOrders } from '../../membership/index.ts';
import type { Module } from '../../platform/http/application.ts';
import { keptLogs } from '../../platform/logs/kept-logs.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { isOfBranch } from '../../platform/of-branch.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily, everyMinutes, hourly } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { agentOrders } from '../../promos-products/index.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { registerUse } from '../../records/resource/uses.ts';
import { advanceOrders } from './advance.ts';
import { agentOrdersDefinition, feesOfAgent, ordersOfAgents } from './of-agents.ts';
import { promoOrdersDefinition } from './of-promos.ts';
import { archiveOrders } from './archive.ts';
import { lapseOrders } from './lapse.ts';
import { ordersDiffer } from './reconcile.ts';
import { tracedOrder } from './traced.ts';
import { sendOrderfulls } from './send-orderfulls.ts';
import { contractsOfMember, memberOrdersDefinition } from './of-members.ts';
import {
  bookedOrders,
  financedByOutlet,
  openOrdersOfBranches,
  openOrdersOfDealers,
  openOrdersOfMembers,
  openOrdersOfOutlet,
  openOrdersOfStores,
  ordersOfOutletSince,
} from './open.ts';

/** The register of branches of each line, and the list of its orders; that of UFI is not built. */
const branchUses = [
  { of: 'branch', by: poStatus },
  { of: 'master-branch-nmc', by: poStatusNmc },
];

/** Filters of a list that find the orders in progress of a branch. */
const openOfBranch = (branchId: string) => ({ branchId, status: openOrderStates as unknown as string });

/** The same of a store, and of a dealer. */
const openOfStore = (storeId: string) => ({ storeId, status: openOrderStates as unknown as string });
const openOfDealer = (dealerId: string) => ({ dealerId, status: openOrderStates as unknown as string });

/** Orders without pages: what they keep in use, and their jobs (docs/model/orders-logs.md#orders). */
export const ordersModule: Module = async (app) => {
  const { services } = app;
  const texts = await protectionOf(services);
  ordersOfOutlets(app).current = ordersOfOutletSince;
  bookedUnits(app).current = bookedOrders;
  financedByOutlets(app).current = financedByOutlet;
  openOrdersOfOutlets(app).current = openOrdersOfOutlet;
  memberOrders(app).current = { countOpen: openOrdersOfMembers, contracts: contractsOfMember };
  registerResource(app, memberOrdersContract, memberOrdersDefinition);
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const)
    // The three differ in their place alone.
    registerResource(app, promoOrders[line] as unknown as PromoOrders, promoOrdersDefinition(line));
  agentOrders(app).current = ordersOfAgents;
  registerResource(app, agentOrdersContract, agentOrdersDefinition);
  serve(app, agentCalls.fees, async ({ db, caller, parameters: { secureId = '' } }) => {
    const agents = resourcesOf(app).get(preOrderAgents.module)!;
    const view = { of: 'detail', caller } as const;
    const [agent] = await findRecords(db, agents, [secureId], caller.scope, view);
    if (!agent) throw notFound();
    const months = await feesOfAgent(db, agent.secureId);
    return isOfBranch(caller) ? months.map((month) => ({ ...month, fee: null })) : months;
  });
  plafondChecks(app).push(ordersDiffer);
  tracedOrders(app).current = tracedOrder;
  keptLogs(app).push(
    { table: 'reject_log', time: 'at', goes: 'parts' },
    {
      table: 'orderfull_message',
      time: 'at',
      goes: 'rows',
      only: { column: 'status', values: ['ACKED', 'REFUSED', 'FAILED'] },
    },
  );
  for (const { of, by } of branchUses) registerUse(app, { of, by, count: openOrdersOfBranches, filter: openOfBranch });
  registerUse(app, { of: 'master-branch-ufi', by: 'tracking-orders', count: openOrdersOfBranches });
  registerUse(app, { of: 'store', by: poStatus, count: openOrdersOfStores, filter: openOfStore });
  registerUse(app, { of: 'dealer-nmc', by: poStatusNmc, count: openOrdersOfDealers, filter: openOfDealer });
  registerUse(app, { of: 'dealer-ufi', by: 'tracking-orders', count: openOrdersOfDealers });
  schedule(app, {
    name: 'po-advance',
    version: 'v1',
    when: everyMinutes(1),
    run: (signal) => advanceOrders(services, signal),
  });
  schedule(app, {
    name: 'orderfull-send',
    version: 'v1',
    when: everyMinutes(1),
    run: (signal) => sendOrderfulls(services, texts, ['QUEUED'], signal),
  });
  schedule(app, {
    name: 'orderfull-retry',
    version: 'v1',
    when: everyMinutes(5),
    run: (signal) => sendOrderfulls(services, texts, ['RETRY', 'SENT'], signal),
  });
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
