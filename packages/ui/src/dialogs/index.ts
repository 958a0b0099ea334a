export {
  activationAsked,
  confirm,
  confirmWidth,
  usesAsked,
  type ConfirmAnswer,
  type ConfirmCallback,
  type ConfirmOptions,
} from './confirm.ts';
export { ConfirmHost } from './ConfirmHost.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { Ticks } from './Ticks.tsx';
export { useKeptText } from './use-kept-text.ts';
