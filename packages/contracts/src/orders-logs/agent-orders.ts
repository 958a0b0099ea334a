import { choice, date, digits, flag, instant, line, money } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { orderStates } from './orders/vocabulary.ts';

const optional = { required: false } as const;

/** Orders that pre-order agents took, as their pages list them (docs/model/pre-order-agents.md#orders-and-fees). */
export const agentOrders = defineResource({
  module: 'pre-order-agent-orders',
  base: 'transaction',
  path: 'pre-order-agent/order',
  privilege: 'pre-order-agent:browse',
  title: text('Order Agen', 'Orders of agents'),
  label: 'applNo',
  volume: 600_000,
  status: false,
  titles: {
    agentId: text('Agen', 'Agent'),
    from: text('Dari', 'From'),
    to: text('Sampai', 'Until'),
    applNo: text('No. aplikasi', 'Application no'),
    poNumber: text('No. PO', 'PO no'),
    purchaseDate: text('Tanggal beli', 'Purchased'),
    state: text('Status', 'State'),
    financedAmount: text('Dibiayai', 'Financed'),
    agentFee: text('Fee (Rp)', 'Fee (Rp)'),
    released: text('Beralih ke SAO', 'Went to the SAO'),
  },
  fields: {},
  derived: {
    applNo: digits({ minimum: 14, maximum: 14 }),
    poNumber: line({ maximum: 30, ...optional }),
    purchaseDate: instant(),
    state: choice(orderStates),
    financedAmount: money({ minimum: 0, maximum: 1_000_000_000 }),
    /** What the agent gets for it once it is disbursed; fixed when it came. */
    agentFee: money({ minimum: 0, maximum: 10_000_000, notForBranches: true }),
    released: flag(),
  },
  list: {
    filters: {
      agentId: line({ maximum: 36 }),
      state: choice(orderStates),
      released: flag(),
      from: date(),
      to: date(),
    },
    mainFilters: ['state', 'from'],
    sorts: ['purchaseDate'],
    defaultSort: ['purchaseDate,desc'],
    search: ['applNo', 'poNumber'],
    columns: ['applNo', 'purchaseDate', 'state', 'financedAmount', 'agentFee', 'released', 'poNumber'],
    needsFilter: 'outside-national',
    large: true,
  },
  operations: ['list', 'download'],
});

export type AgentOrder = RecordOf<typeof agentOrders>;
