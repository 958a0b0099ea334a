import { confirm } from '@console/ui/dialogs';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** How much of what was chosen or typed an act takes away. */
export interface Dropped {
  readonly lines?: number;
  readonly cards?: number;
  readonly destinations?: number;
}

/**
 * Asks before an act takes away what was chosen or typed, and names how much; without anything to lose it acts at once.
 * @example
 * const ask = useDropQuestion();
 * ask(t('proposeTitle'), heldBy(draft.lines), proposeAll);
 */
export function useDropQuestion() {
  const t = useMessages(messages);
  return (title: string, { lines = 0, cards = 0, destinations = 0 }: Dropped, act: () => unknown): unknown => {
    const parts = [
      lines > 0 && t('droppedLines', { n: lines }),
      cards > 0 && t('droppedCards', { n: cards }),
      destinations > 0 && t('droppedDestinations', { n: destinations }),
    ].filter((part) => part !== false);
    if (parts.length === 0) return act();
    return confirm(
      { title, text: t('dropped', { parts: parts.join(', ') }), action: t('goOn'), danger: true, local: true },
      act,
    );
  };
}
