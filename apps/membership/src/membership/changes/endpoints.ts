import { createStore, invalidate, mutationEndpoint } from '@console/api';
import { escrowAccounts } from '@console/contracts/membership/escrow/accounts';
import { escrowMovements } from '@console/contracts/membership/escrow/movements';
import { memberChangeCalls as calls, memberChanges } from '@console/contracts/membership/member-change';

/** The calls of changes of a member's data: one for each section, and the decisions. */
export const endpoints = {
  identity: mutationEndpoint(calls.identity),
  phone: mutationEndpoint(calls.phone),
  email: mutationEndpoint(calls.email),
  plafond: mutationEndpoint(calls.plafond),
  escrow: mutationEndpoint(calls.escrow),
  escrowOpen: mutationEndpoint(calls.escrowOpen),
  escrowPayout: mutationEndpoint(calls.escrowPayout),
  escrowFreeze: mutationEndpoint(calls.escrowFreeze),
  escrowUnfreeze: mutationEndpoint(calls.escrowUnfreeze),
  escrowReverse: mutationEndpoint(calls.escrowReverse),
  escrowClose: mutationEndpoint(calls.escrowClose),
  family: mutationEndpoint(calls.family),
  address: mutationEndpoint(calls.address),
  work: mutationEndpoint(calls.work),
  emergency: mutationEndpoint(calls.emergency),
  databaseType: mutationEndpoint(calls.databaseType),
  program: mutationEndpoint(calls.program),
  verification: mutationEndpoint(calls.verification),
  branch: mutationEndpoint(calls.branch),
  deactivate: mutationEndpoint(calls.deactivate),
  reactivate: mutationEndpoint(calls.reactivate),
  block: mutationEndpoint(calls.block),
  unblock: mutationEndpoint(calls.unblock),
  close: mutationEndpoint(calls.close),
  face: mutationEndpoint(calls.face),
  otp: mutationEndpoint(calls.otp),
  approve: mutationEndpoint(calls.approve),
  reject: mutationEndpoint(calls.reject),
  withdraw: mutationEndpoint(calls.withdraw),
} as const;

/** The member, its money held, its histories and its changes are read again. */
export const readAgain = (): void => {
  const store = createStore();
  for (const module of ['membership', memberChanges.module, escrowAccounts.module, escrowMovements.module])
    store.dispatch(invalidate(module));
};
