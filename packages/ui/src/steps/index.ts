export { SteppedForm, type FormStep, type SteppedFormProps } from './SteppedForm.tsx';
