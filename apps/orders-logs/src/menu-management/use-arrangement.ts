import { mutationEndpoint } from '@console/api';
import { menuCalls, type MenuNode } from '@console/contracts/orders-logs/menu-management';
import { notify, useErrorText } from '@console/ui/feedback';
import { useUnsavedGuard } from '@console/ui/guard';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { renumbered, shifted } from './order.ts';

const reorderMenus = mutationEndpoint(menuCalls.reorder);
const reorderSubMenus = mutationEndpoint(menuCalls.reorderSubMenus);

type Draft = Readonly<Record<string, readonly string[]>>;

/** Rows in the draft's order; rows added since the draft come last. */
function inDraftOrder<T extends { readonly secureId: string }>(
  rows: readonly T[],
  ids: readonly string[] | undefined,
): T[] {
  if (!ids) return [...rows];
  const place = (row: T) => (ids.includes(row.secureId) ? ids.indexOf(row.secureId) : ids.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** The menus with an unsaved order. It is saved header by header and menu by menu. */
export function useArrangement(stored: readonly MenuNode[]) {
  const [draft, setDraft] = useState<Draft>({});
  const [busy, setBusy] = useState(false);
  const [sendMenus] = reorderMenus.useMutation();
  const [sendSubMenus] = reorderSubMenus.useMutation();
  const words = useMessages(common);
  const errorText = useErrorText();
  const changed = Object.keys(draft);
  useUnsavedGuard(changed.length > 0);
  const ofHeader = (header: string) =>
    inDraftOrder(
      stored.filter((menu) => menu.header === header),
      draft[header],
    ).map((menu) => ({ ...menu, subMenus: inDraftOrder(menu.subMenus, draft[menu.secureId]) }));
  const rowsOf = (key: string) =>
    stored.some(({ header }) => header === key)
      ? ofHeader(key)
      : inDraftOrder(stored.find(({ secureId }) => secureId === key)?.subMenus ?? [], draft[key]);
  const save = async () => {
    setBusy(true);
    for (const key of changed) {
      const items = renumbered(rowsOf(key));
      const send = stored.some(({ header }) => header === key) ? sendMenus : sendSubMenus;
      const answer = await send({ body: { items: [...items] } });
      if ('error' in answer) {
        notify.error(errorText(answer.error));
        // Someone else changed these rows: the draft's order can no longer be saved.
        if (answer.error.status === 409) setDraft({});
        return setBusy(false);
      }
      setDraft((rest) => Object.fromEntries(Object.entries(rest).filter(([other]) => other !== key)));
    }
    setBusy(false);
    notify.success(words('saved'));
  };
  return {
    ofHeader,
    save,
    busy,
    dirty: changed.length > 0,
    cancel: () => setDraft({}),
    /** Moves a row among its siblings. @returns its new position from 1, or `null` when it cannot move */
    move(key: string, secureId: string, by: number): number | null {
      const before: readonly { readonly secureId: string }[] = rowsOf(key);
      const after = shifted(before, secureId, by);
      if (after === before) return null;
      setDraft({ ...draft, [key]: after.map((row) => row.secureId) });
      return after.findIndex((row) => row.secureId === secureId) + 1;
    },
  };
}
export type Arranging = ReturnType<typeof useArrangement>;
