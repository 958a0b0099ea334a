import { sendCall } from '@console/api';
import { operationCall, type Resource } from '@console/contracts/core/resource';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { notify, useErrorText } from '../feedback/index.ts';
import { keepWalk, neighbour, placeIn } from './walk.ts';

const steps: Readonly<Record<string, -1 | 1>> = { '[': -1, ']': 1 };
const typing = 'input,textarea,select,[contenteditable],[role="dialog"],[role="alertdialog"]';

/** The place of a record in the list that it was opened from, and the way to its neighbours, also by `[` and `]`. */
export function useWalk(resource: Resource, secureId: string) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const place = placeIn(resource.module, secureId);
  const offers = (step: -1 | 1) => place !== undefined && neighbour(place, step) !== undefined;
  const go = async (step: -1 | 1): Promise<void> => {
    const next = place && neighbour(place, step);
    if (!place || !next || busy) return;
    const { walk } = place;
    if (next.id !== undefined) return void navigate(walk.path({ secureId: next.id }));
    setBusy(true);
    const query = { ...walk.query, page: next.page! };
    const answer = await sendCall(operationCall(resource, 'list'), { query: query as never });
    setBusy(false);
    if ('error' in answer) return notify.error(errorText(answer.error));
    const rows = answer.data.rows as readonly { readonly secureId: string }[];
    const row = rows.at(step === 1 ? 0 : -1);
    if (!row) return;
    keepWalk(resource.module, { ...walk, query, ids: rows.map((each) => each.secureId), total: answer.data.total });
    void navigate(walk.path(row));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const isTyping = event.target instanceof HTMLElement && event.target.closest(typing) !== null;
      if (!step || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      void go(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return { place, offers, go, busy };
}
