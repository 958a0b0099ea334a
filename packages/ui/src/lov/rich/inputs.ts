/** What the file of rich inputs holds; its styles are made from antd at build time. */
export { ChoiceField } from './ChoiceField.tsx';
export { ComboboxField } from './ComboboxField.tsx';
