export { default as BatchRows } from './BatchRows.tsx';
export { default as ChangesTab } from './ChangesTab.tsx';
export { default as RecordChange } from './RecordChange.tsx';
export { default as ValueChange } from './ValueChange.tsx';
