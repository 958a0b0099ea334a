export { later } from './later.tsx';
export { handlePartFailures, type PartFailures } from './failures.ts';
