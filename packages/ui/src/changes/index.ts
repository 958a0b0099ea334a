export { default as BatchRows } from './BatchRows.tsx';
export { DecisionButtons, type DecisionButtonsProps, type RequestDecision } from './DecisionButtons.tsx';
export { default as ChangesTab } from './ChangesTab.tsx';
export { default as RecordChange } from './RecordChange.tsx';
export { default as ValueChange } from './ValueChange.tsx';
