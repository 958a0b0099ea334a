export * from './transaction-log/vocabulary.ts';
export type { LogLink } from './transaction-log/record.ts';
export { balanceKinds, balanceLog, type BalanceLogRow } from './transaction-log/balance-tracking.ts';
export { errorLog, type ErrorLogRow } from './transaction-log/error.ts';
export { orderfullLog, type OrderfullLogRow } from './transaction-log/orderfull.ts';
export { otpLog, type OtpLogRow } from './transaction-log/otp.ts';
export { rejectLog, type RejectLogRow } from './transaction-log/reject.ts';
export { schedulerLog, schedulerLogCalls, type SchedulerLogRow } from './transaction-log/scheduler.ts';
export { transactionLog, type TransactionLogRow } from './transaction-log/transaction.ts';
