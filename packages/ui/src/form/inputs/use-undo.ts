import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** A text of an input and the value that was read from it. */
export interface UndoStep {
  readonly text: string;
  readonly value: unknown;
}

/** Maximum number of changes that can be undone. */
const maxSteps = 100;

/**
 * Undo and redo for an input whose text the page writes: the undo of the browser would restore a text that never stood
 * there. Characters typed one after the other are one step.
 * @param restore shows the text of a step and reports its value
 * @example
 * const undo = useUndo(input, ({ text, value }) => { setText(text); onChange(value); });
 * <input ref={input} onFocus={() => undo.begin({ text, value })} onKeyDown={undo.byKey} />
 */
export function useUndo(input: RefObject<HTMLInputElement | null>, restore: (step: UndoStep) => void) {
  const steps = useRef<readonly UndoStep[]>([]);
  const position = useRef(0);
  const isTyping = useRef(false);
  const move = (distance: 1 | -1) => {
    const step = steps.current[position.current + distance];
    isTyping.current = false;
    if (!step) return;
    position.current += distance;
    restore(step);
  };
  // The menu of the browser and of touch keyboards undoes without a key.
  useEffect(() => {
    const element = input.current;
    const undo = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      move(event.inputType === 'historyUndo' ? -1 : 1);
    };
    element?.addEventListener('beforeinput', undo);
    return () => element?.removeEventListener('beforeinput', undo);
  });
  return {
    /** The input is entered with this text. */
    begin(step: UndoStep) {
      steps.current = [step];
      position.current = 0;
      isTyping.current = false;
    },
    /** The text has changed. */
    record(step: UndoStep) {
      const { text: before = '' } = steps.current[position.current] ?? {};
      const isTyped = step.text.length === before.length + 1 && step.text.startsWith(before);
      const kept = steps.current.slice(0, position.current + (isTyped && isTyping.current ? 0 : 1));
      steps.current = [...kept, step].slice(-maxSteps);
      position.current = steps.current.length - 1;
      isTyping.current = isTyped;
    },
    byKey(event: KeyboardEvent): boolean {
      if ((!event.ctrlKey && !event.metaKey) || event.altKey) return false;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return false;
      event.preventDefault();
      move(key === 'y' || event.shiftKey ? 1 : -1);
      return true;
    },
  };
}
