export { Opened, type OpenedProps } from './Opened.tsx';
export { useInView } from './use-in-view.ts';
