export { useWhy, type RefusalCode } from './useWhy.ts';
