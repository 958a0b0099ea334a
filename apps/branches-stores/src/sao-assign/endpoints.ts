import { mutationEndpoint, queryEndpoint } from '@console/api';
import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import { callsOf } from '@console/contracts/core/resource';

const calls = callsOf(saoAssignments);

export const board = queryEndpoint(calls.board);
export const balance = mutationEndpoint(calls.balance);
export const assignBulk = mutationEndpoint(calls.assignBulk);
