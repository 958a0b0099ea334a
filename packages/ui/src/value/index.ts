export { FieldValue, type FieldValueProps } from './FieldValue.tsx';
export { Ago } from './Ago.tsx';
