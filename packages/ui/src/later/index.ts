export { handleChecks, startChecks, useChecks } from './checks.ts';
export { later } from './later.tsx';
export { handlePartFailures, type PartFailures } from './failures.ts';
