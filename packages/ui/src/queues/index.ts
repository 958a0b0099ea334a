export { overdueOf } from './overdue.ts';
export { QueueBar } from './QueueBar.tsx';
export { QueueLease } from './QueueLease.tsx';
