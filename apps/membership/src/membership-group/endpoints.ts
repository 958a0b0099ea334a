import { mutationEndpoint } from '@console/api';
import { groupCalls } from '@console/contracts/membership/membership-group';

const follows = { invalidates: ['membership-group-mapping'] } as const;
export const add = mutationEndpoint(groupCalls.add, follows);
export const end = mutationEndpoint(groupCalls.end, follows);
