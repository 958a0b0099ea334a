import { mutationEndpoint, queryEndpoint } from '@console/api';
import { registrationCalls } from '@console/contracts/branches-stores/outlet/duplicates';
import { stores } from '@console/contracts/branches-stores/store';
import { callsOf } from '@console/contracts/core/resource';

const { lookalikes, lookalikesOf, branchOf } = registrationCalls.SPEKTRA;

export const endpoints = {
  lookalikes: mutationEndpoint(lookalikes),
  lookalikesOf: queryEndpoint(lookalikesOf),
  branchOf: queryEndpoint(branchOf),
  withdraw: mutationEndpoint(callsOf(stores).withdraw, { invalidates: [stores.module] }),
};
