import { mutationEndpoint } from '@console/api';
import { callsOf } from '@console/contracts/core/resource';
import { poCancellations, poStatuses, type PoLine } from '@console/contracts/orders-logs/po-status';

const endpointsOf = (line: PoLine) => {
  const calls = callsOf(poStatuses[line]);
  const decisions = callsOf(poCancellations[line]);
  return {
    hold: mutationEndpoint(calls.hold),
    release: mutationEndpoint(calls.release),
    cancel: mutationEndpoint(calls.cancel),
    'red-flag': mutationEndpoint(calls['red-flag']),
    'red-flag-clear': mutationEndpoint(calls['red-flag-clear']),
    'resend-sms': mutationEndpoint(calls['resend-sms']),
    approve: mutationEndpoint(decisions.approve),
    reject: mutationEndpoint(decisions.reject),
    withdraw: mutationEndpoint(decisions.withdraw),
  };
};

/** The calls of the pages of a line. */
export const endpoints = { SPEKTRA: endpointsOf('SPEKTRA'), NMC: endpointsOf('NMC') };
