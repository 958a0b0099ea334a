export { changeKept } from './change.ts';
export { storedPreference } from './stored.ts';
export { useKept } from './use-kept.ts';
