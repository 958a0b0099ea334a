import { checklistItems, type ChecklistKey } from '@console/contracts/cards/card-verification/checklist';

/** Takes the focus to an item of the checklist: what is chosen there, else its first choice. */
export function focusFinding(key: ChecklistKey): void {
  const row = document.querySelector<HTMLElement>(`[data-item="${key}"]`);
  const radio =
    row?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    row?.querySelector<HTMLElement>('input[type=radio]');
  radio?.focus();
}

/** The same by its place; beyond the first or the last it is that one. */
export const focusFindingAt = (index: number): void =>
  focusFinding(checklistItems[Math.min(checklistItems.length - 1, Math.max(0, index))]!.key);
