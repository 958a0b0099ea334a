export { CallForm, type CallFormProps } from './CallForm.tsx';
export { newDocument } from '../form/document-name.ts';
