export { withField } from './with-field.ts';
export { useErrorText } from './error-text.ts';
export { notify, type NotifyOptions } from './notify.ts';
