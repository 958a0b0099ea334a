export { hasUnsavedChanges } from '../guard/index.ts';
export { chosenByCode } from '../lov/ReferenceInput.tsx';
export type { FormField, FormSection, FormValues, InputProps } from './declaration.ts';
export { ChoiceInput } from './inputs/ChoiceInput.tsx';
export { DateField } from './inputs/DateField.tsx';
export { TimeInput } from './inputs/TimeInput.tsx';
export { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx';
export { CreatePage, UpdatePage, type CreatePageProps, type UpdatePageProps } from './pages.tsx';
export { useRecordForm, type RecordForm, type RecordFormOptions } from './use-record-form.ts';
