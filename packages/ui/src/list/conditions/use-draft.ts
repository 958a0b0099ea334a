import { dropFromTab, keepInTab, keptInTab, useSession } from '@console/auth';
import { useState } from 'react';
import type { FilterTexts } from '../address.ts';
import { draftOf, type Draft, type DraftCondition, type DraftGroup } from './draft.ts';

interface Kept {
  readonly base: string;
  readonly draft: Draft;
}

/**
 * Conditions while they are edited. They are kept in this tab until they are applied or discarded, also when the dialog
 * is closed or the page reloaded, as long as the list has the conditions that they began with.
 */
export function useDraft(module: string, filters: FilterTexts, adding: boolean) {
  const { username } = useSession();
  const user = username ?? '';
  const name = `conditions:${module}`;
  const base = JSON.stringify([filters['where'] ?? [], filters['match'] ?? []]);
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = keptInTab(user, 'draft', name) as Kept | null;
    return kept?.base === base ? kept.draft : draftOf(filters, adding);
  });
  const change = (next: Draft) => {
    setDraft(next);
    keepInTab(user, 'draft', name, { base, draft: next } satisfies Kept);
  };
  const changeGroup = (key: number, edit: (group: DraftGroup) => DraftGroup, next = draft.next) =>
    change({
      ...draft,
      next,
      groups: draft.groups
        .map((group) => (group.key === key ? edit(group) : group))
        .filter(({ conditions }) => conditions.length > 0),
    });
  return {
    draft,
    change,
    changeGroup,
    changeCondition: (group: DraftGroup, condition: DraftCondition) =>
      changeGroup(group.key, (each) => ({
        ...each,
        conditions: each.conditions.map((other) => (other.key === condition.key ? condition : other)),
      })),
    discard: () => dropFromTab(user, 'draft', name),
  };
}
