export { recordLabel } from './label.ts';
export { RecordGate, type RecordGateProps } from './RecordGate.tsx';
