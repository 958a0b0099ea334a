export { SteppedForm, type FormStep, type SteppedFormProps } from './SteppedForm.tsx';
export type { DraftStore } from './use-kept-draft.tsx';
