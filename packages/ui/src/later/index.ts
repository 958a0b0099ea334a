export { handleChecks, startChecks, useChecks } from './checks.ts';
export { later, laterInput } from './later.tsx';
export { handlePartFailures, type PartFailures } from './failures.ts';
