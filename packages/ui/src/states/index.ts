export { ActButton } from './ActButton.tsx';
export { TransitionButtons } from './TransitionButtons.tsx';
export { StateTag } from './StateTag.tsx';
export { useStateOfficeWhy, useTransitions, useTransitionWhy, type OfferedTransition } from './use-transitions.ts';
