export { createCaretHandover, type CaretHandover } from './caret.ts';
export { hasFocus, isComposing, isHovered, isInUse, isPressing, onInteraction } from './interaction.ts';
export { guardLengths } from './length-guard.ts';
export { guardPresses } from './press-guard.ts';
export { useWhenLeft } from './use-when-left.ts';
