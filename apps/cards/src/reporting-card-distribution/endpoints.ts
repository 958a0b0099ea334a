import { queryEndpoint } from '@console/api';
import { distributionCalls } from '@console/contracts/cards/reporting-card-distribution';

export const reportCall = queryEndpoint(distributionCalls.report);
export const statusesCall = queryEndpoint(distributionCalls.statuses);
export const leadTimesCall = queryEndpoint(distributionCalls.leadTimes);
export const cardsCall = queryEndpoint(distributionCalls.cards);
