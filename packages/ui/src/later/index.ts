export { handleChecks, startChecks, useChecks } from './checks.ts';
export { later, laterInput } from './later.tsx';
export { createPartCode } from './part-code.ts';
export { handlePartFailures, type PartFailures } from './failures.ts';
