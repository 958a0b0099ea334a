export { FieldsDialog, type FieldsDialogProps } from './FieldsDialog.tsx';
