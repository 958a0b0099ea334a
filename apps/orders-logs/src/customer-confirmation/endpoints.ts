import { mutationEndpoint, queryEndpoint } from '@console/api';
import { callsOf } from '@console/contracts/core/resource';
import { ccmCalls, confirmations } from '@console/contracts/orders-logs/customer-confirmation';
import { customerConfirmation } from '@console/contracts/routes/modules';
import { recordAddress } from '@console/ui/crud';

const calls = callsOf(confirmations);
const { detail, update } = customerConfirmation.pages;

/** The calls of the pages of confirmations. */
export const endpoints = {
  take: mutationEndpoint(calls.take),
  result: mutationEndpoint(calls.result),
  takeNext: mutationEndpoint(ccmCalls.takeNext),
  desk: queryEndpoint(ccmCalls.desk),
  attempt: queryEndpoint(ccmCalls.history),
  subject: queryEndpoint(ccmCalls.subject),
  figures: queryEndpoint(ccmCalls.figures),
};

/** Addresses of the pages of a confirmation. */
export const pageOf = {
  detail: (secureId: string) => recordAddress(detail, secureId),
  call: (secureId: string) => recordAddress(update, secureId),
  attempt: (historyId: string) => `/customer-confirmation/history-page/${historyId}`,
};
