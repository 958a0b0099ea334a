import { mutationEndpoint, queryEndpoint } from '@console/api';
import { mroMemberCalls } from '@console/contracts/shell/mro-members';
import { mroMembers } from '@console/contracts/shell/mro-users';

/** Members are users mapped to the MRO: a change of either is a change of both. */
const invalidates = ['user', 'mro'];

export const members = queryEndpoint(mroMembers, { follows: ['user'] });
export const addMembers = mutationEndpoint(mroMemberCalls.add, { invalidates });
export const removeMembers = mutationEndpoint(mroMemberCalls.remove, { invalidates });
