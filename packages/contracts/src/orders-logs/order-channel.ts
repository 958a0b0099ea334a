export type { ChannelApplication } from './order-channel/application.ts';
export { orderChannelCalls, type OrderStanding } from './order-channel/calls.ts';
