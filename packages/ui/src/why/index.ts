export { ActionButton } from './ActionButton.tsx';
export { ActionLink } from './ActionLink.tsx';
export { useExportWhy } from './use-export-why.ts';
export { useOfficeWhy, useReading, useWhy, type RefusalCode } from './use-why.ts';
