export { ActionButton } from './ActionButton.tsx';
export { ActionLink } from './ActionLink.tsx';
export { useExportWhy } from './useExportWhy.ts';
export { useOfficeWhy, useReading, useWhy, type RefusalCode } from './useWhy.ts';
