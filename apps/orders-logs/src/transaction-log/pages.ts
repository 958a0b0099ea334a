import { recordAt } from '@console/contracts/routes/address';
import type { LogKind } from '@console/contracts/orders-logs/transaction-log/vocabulary';

/** The page of a row, by the kind of its log. */
export const pageOf: Readonly<Record<LogKind, (row: { readonly secureId: string }) => string>> = {
  transaction: recordAt('/transaction-log/transaction-log-page/:id'),
  reject: recordAt('/transaction-log/reject-log-page/:id'),
  error: recordAt('/transaction-log/error-log-page/:id'),
  otp: recordAt('/transaction-log/otp-log-page/:id'),
  orderfull: recordAt('/transaction-log/orderfull-page/:id'),
  scheduler: recordAt('/transaction-log/scheduler-log-page/:id'),
  'balance-tracking': recordAt('/transaction-log/balance-tracking-log-page/:id'),
};

/** The list of a kind. */
export const listOf = (kind: LogKind): string =>
  kind === 'transaction' ? '/transaction-log' : `/transaction-log?kind=${kind}`;
