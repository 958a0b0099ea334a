export { changeKept } from './change.ts';
export { useKept } from './use-kept.ts';
