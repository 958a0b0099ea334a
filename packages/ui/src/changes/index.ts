export { default as ChangesTab } from './ChangesTab.tsx';
export { default as RecordChange } from './RecordChange.tsx';
