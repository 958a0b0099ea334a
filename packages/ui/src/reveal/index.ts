export { Revealable, type RevealableProps } from './Revealable.tsx';
