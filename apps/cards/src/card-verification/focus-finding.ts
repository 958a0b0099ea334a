import { checklistItems, type ChecklistKey } from '@console/contracts/cards/card-verification/checklist';

/** Focuses an item of the checklist: its chosen option, else its first. */
export function focusFinding(key: ChecklistKey): void {
  const row = document.querySelector<HTMLElement>(`[data-item="${key}"]`);
  const radio =
    row?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    row?.querySelector<HTMLElement>('input[type=radio]');
  // The browser would scroll the row below what is sticky; the row's scroll margins keep it clear of that.
  radio?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}

/** The same by index, clamped to the first and last item. */
export const focusFindingAt = (index: number): void =>
  focusFinding(checklistItems[Math.min(checklistItems.length - 1, Math.max(0, index))]!.key);
