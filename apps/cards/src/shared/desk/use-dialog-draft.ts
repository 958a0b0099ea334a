import { useDeskDraft } from './use-desk-draft.ts';

/**
 * Input of a dialog, kept in this tab until it is sent or the dialog is closed.
 * @param name the act and every record that it is for, so that nothing stands in the dialog of others
 * @returns the draft; `close` discards it, and `holds` is what the dialog asks about first
 * @example
 * const { values, change, discard, close, holds } = useDialogDraft(`recall:${secureId}`, nothing, onClose);
 */
export function useDialogDraft<Values extends object>(name: string, initial: Values, onClose: () => void) {
  const draft = useDeskDraft(name, initial);
  return {
    ...draft,
    close: () => {
      draft.discard();
      onClose();
    },
    /** Also what an earlier visit left, and choices that no key tells of. */
    holds: draft.isChanged,
  };
}

/** Names many records for the draft of a dialog, whatever order they were ticked in. */
export const namedTogether = (ids: readonly string[]): string => ids.toSorted().join();
