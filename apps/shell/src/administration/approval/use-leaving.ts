import type { ApprovalRow, Decisions } from '@console/contracts/platform/approvals';
import { useState } from 'react';

const finished: ReadonlySet<string> = new Set(['NOT_PENDING', 'NOT_FOUND', 'CHANGE_OUTDATED']);
const none: ReadonlyMap<string, string> = new Map();

/**
 * The rows that still wait: those that are decided on leave the list as soon as the decision is sent, before the list
 * is read again. One that was refused, or all of a decision that did not arrive, come back;
 * what refused stays beside it.
 * @param listed the rows as they were read; undefined before
 * @param isHiding whether the list is one of what waits
 */
export function useLeaving(listed: readonly ApprovalRow[] | undefined, isHiding: boolean) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(none);
  const [read, setRead] = useState(listed);
  // What the list leaves out by itself is forgotten: the same document may wait again.
  if (listed !== read) {
    setRead(listed);
    setLeft(left.filter((id) => !listed || listed.some(({ secureId }) => secureId === id)));
  }
  return {
    rows: (listed ?? []).filter(({ secureId }) => !isHiding || !left.includes(secureId)),
    /** Why the decision on a row was refused, by its id. */
    refusals,
    send: (secureIds: readonly string[]) => {
      setRefusals(none);
      setLeft((before) => [...before, ...secureIds]);
    },
    /** @param answer what became of those that were sent; null: nothing was decided */
    answer: (sent: readonly string[], answer: Decisions | null) => {
      const refused = answer?.refused.filter(({ code }) => !finished.has(code)) ?? [];
      const back = answer ? refused.map(({ secureId }) => secureId) : sent;
      setLeft((before) => before.filter((id) => !back.includes(id)));
      setRefusals(new Map(refused.map(({ secureId, message }) => [secureId, message])));
    },
  };
}
