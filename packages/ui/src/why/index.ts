export { ActionButton } from './ActionButton.tsx';
export { ActionLink } from './ActionLink.tsx';
export { useReading, useWhy, type RefusalCode } from './useWhy.ts';
