import { sendCall, type Outcome } from '@console/api';
import { operationCall, type Resource } from '@console/contracts/core/resource';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { notify, useErrorText } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { extendWalk, keepReadWalk, neighbour, placeIn } from './walk.ts';

const steps: Readonly<Record<string, -1 | 1>> = { '[': -1, ']': 1 };
const typing = 'input,textarea,select,[contenteditable],[role="dialog"],[role="alertdialog"]';

interface Page {
  readonly rows: readonly { readonly secureId: string }[];
  readonly total: number;
}

/** The place of a record in the list that it was opened from, and the way to its neighbours, also by `[` and `]`. */
export function useWalk(resource: Resource, secureId: string) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const place = placeIn(resource.module, secureId);
  const offers = (step: -1 | 1) => place !== undefined && neighbour(place, step) !== undefined;
  const go = async (step: -1 | 1): Promise<void> => {
    if (!place || busy) return;
    const tellEnd = () => notify.info(t(step === 1 ? 'last' : 'first'));
    const next = neighbour(place, step);
    if (!next) return tellEnd();
    const { walk } = place;
    if (next.id !== undefined) return void navigate(walk.path({ secureId: next.id }));
    setBusy(true);
    const answer = await extendWalk(
      walk,
      step,
      (page) =>
        sendCall(operationCall(resource, 'list'), { query: { ...walk.query, page } as never }) as Promise<
          Outcome<Page>
        >,
    );
    if ('data' in answer) keepReadWalk(resource.module, answer.data);
    setBusy(false);
    if ('error' in answer) return notify.error(errorText(answer.error));
    const { ids } = answer.data;
    const found = ids[ids.indexOf(secureId) + step];
    return found === undefined ? tellEnd() : void navigate(walk.path({ secureId: found }));
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
