import { decisionCalls } from './order-channel/decision-calls.ts';
import { entryCalls } from './order-channel/entry-calls.ts';
import { fulfilmentCalls } from './order-channel/fulfilment-calls.ts';

export type { ChannelApplication } from './order-channel/application.ts';
export type { ChannelRejection } from './order-channel/decision-calls.ts';
export type { OrderStanding } from './order-channel/standing.ts';

/** Calls by which other systems enter and move orders (docs/model/orders-logs.md#calls-of-channels). */
export const orderChannelCalls = { ...entryCalls, ...decisionCalls, ...fulfilmentCalls } as const;
