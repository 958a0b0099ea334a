import { mutationEndpoint, queryEndpoint } from '@console/api';
import { nationalCalls } from '@console/contracts/membership/national-membership';

export const search = mutationEndpoint(nationalCalls.search);
export const detail = queryEndpoint(nationalCalls.detail);
export const ask = mutationEndpoint(nationalCalls.ask);
