import type { PickedCard } from '@console/contracts/cards/card-lost-desk';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDeskDraft } from '../../shared/desk/useDeskDraft.ts';
import { messages } from '../messages.ts';
import { endpoints, paths } from '../screens.tsx';
import { CardPicker } from './CardPicker.tsx';
import { noStory, refusalFaults, storyBody, type Faults, type StoryValues } from './story.ts';
import { Story } from './Story.tsx';
import { toFirstFault, useStory } from './useStory.ts';

interface OfficeValues extends StoryValues { readonly cards: readonly PickedCard[] }
const nothing: OfficeValues = { ...noStory, cards: [] };

/** Cards missing from a safe or from a parcel: held until a second person decides. */
export function OfficeReport({ kind }: { readonly kind: 'OFFICE' | 'COURIER' }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const brought = useSearchParams()[0].getAll('cardNo');
  // What a count sheet brings along is a report of its own.
  const { values, change, discard } = useDeskDraft<OfficeValues>(['card-lost', kind, ...brought.slice(0, 1)].join(':'), nothing);
  const [faults, setFaults] = useState<Faults>({});
  const [send, { isLoading }] = endpoints.reportOffice.useMutation();
  const { reasons, check } = useStory(kind);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = { ...check(values), ...(values.cards.length > 0 ? {} : { cards: t('noCards') }) };
    setFaults(found);
    if (Object.keys(found).length > 0) toFirstFault(event.currentTarget);
    if (Object.keys(found).length > 0 || isLoading) return;
    const answer = await send({ body: { ...storyBody(values), kind, cardNos: values.cards.map(({ cardNo }) => cardNo) } });
    if ('error' in answer) return setFaults(refusalFaults(answer.error));
    discard();
    notify.success(t('submitted'));
    void navigate(paths.detail(answer.data), { replace: true });
  };
  return (
    <form className="desk" noValidate onSubmit={(event) => void submit(event)}>
      <CardPicker kind={kind} cards={values.cards} onChange={(cards) => change({ cards })} brought={brought} fault={faults.cards} />
      <Story values={values} change={change} reasons={reasons} faults={faults} />
      <div className="desk-actions">
        <p>{t('count', { count: formatNumber(values.cards.length) })}</p>
        {Object.keys(faults).length > 0 && <p className="desk-fault" role="status">{faults.page ?? t('faults')}</p>}
        <Button onClick={() => { discard(); setFaults({}); }}>{t('startOver')}</Button>
        <ActionButton type="submit" variant="primary" busy={isLoading}>{t('submit')}</ActionButton>
      </div>
    </form>
  );
}
