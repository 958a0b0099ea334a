import { hasFocus } from './interaction.ts';

/** Where the caret stands in an input, or what is selected in it. */
interface Caret {
  readonly start: number;
  readonly end: number;
  readonly direction: 'forward' | 'backward' | 'none';
}

/** The caret of an input; `null` when it does not have the focus. */
function caretOf(input: HTMLInputElement | null): Caret | null {
  if (input === null || !hasFocus(input)) return null;
  const { selectionStart, selectionEnd, selectionDirection, value } = input;
  return {
    start: selectionStart ?? value.length,
    end: selectionEnd ?? value.length,
    direction: selectionDirection ?? 'none',
  };
}

/** Gives an input the focus and the caret of the input that it replaces. */
function restoreCaret(input: HTMLInputElement, { start, end, direction }: Caret): void {
  input.focus({ preventScroll: true });
  input.setSelectionRange(start, end, direction);
}

/** Carries the caret from an input to the one that replaces it. */
export function createCaretHandover() {
  let caret: Caret | null = null;
  return {
    keep: (input: HTMLInputElement | null) => {
      caret = caretOf(input);
    },
    /** Gives the input what was kept, if the one before had the focus. */
    give: (input: HTMLInputElement | null) => {
      if (input && caret) restoreCaret(input, caret);
      caret = null;
    },
  };
}

export type CaretHandover = ReturnType<typeof createCaretHandover>;
