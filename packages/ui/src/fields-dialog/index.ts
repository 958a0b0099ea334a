export { FieldsDialog, type FieldsDialogProps } from './FieldsDialog.tsx';
export { FieldsPanel, type FieldsPanelProps } from './FieldsPanel.tsx';
export type { FieldsOfCall } from './use-fields-form.tsx';
