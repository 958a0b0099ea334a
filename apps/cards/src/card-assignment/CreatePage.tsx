import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { Page, PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import {
  bodyOf,
  isComplete,
  linesOf,
  newDraft,
  newLine,
  type AssignmentDraft,
  type ChosenCard,
  type DraftLine,
} from './draft.ts';
import { Head } from './Head.tsx';
import { LineCard } from './LineCard.tsx';
import { messages } from './messages.ts';
import { endpoints, paths } from './screens.tsx';

/** The selection passed on by the search page. */
export interface CarriedCards {
  readonly originKind: 'MRA' | 'BRANCH';
  readonly originId: string;
  readonly cards: readonly ChosenCard[];
}
const carriedDraft = ({ originKind, originId, cards }: CarriedCards): AssignmentDraft => ({
  ...newDraft,
  kind: originKind === 'MRA' ? 'DISTRIBUTION' : 'TRANSFER',
  originId,
  lines: linesOf(cards),
});

/** Creates an assignment: lines with their cards, saved as a draft or sent (docs/model/cards.md#assignment). */
export default function CreatePage() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const carried = useLocation().state as CarriedCards | null;
  const {
    values: draft,
    change,
    discard,
  } = useDeskDraft<AssignmentDraft>(
    carried ? `card-assignment:${carried.cards[0]?.cardNo}` : 'card-assignment',
    carried ? carriedDraft(carried) : newDraft,
  );
  const [showErrors, setShowErrors] = useState(false);
  const [create, { isLoading }] = endpoints.create.useMutation();
  const {
    currentData: destinations = [],
    error,
    isFetching,
    refetch,
  } = endpoints.destinations.useQuery(
    { query: { kind: draft.kind, originId: draft.originId } },
    { skip: draft.originId === '' },
  );
  const changeLine = (index: number) => (part: Partial<DraftLine>) =>
    change({ lines: draft.lines.map((line, at) => (at === index ? { ...line, ...part } : line)) });
  const proposeAll = () =>
    change({
      lines: destinations.flatMap(({ secureId, needs }) =>
        needs
          .filter(({ proposed }) => proposed > 0)
          .map(({ cardTypeId, proposed }) => ({
            ...newLine,
            destinationId: secureId,
            cardTypeId,
            quantity: proposed,
          })),
      ),
    });
  const save = async (send: boolean) => {
    setShowErrors(true);
    if (!isComplete(draft) || isLoading) return;
    const answer = await create({ body: bodyOf(draft, send) });
    if ('error' in answer) return notify.error(errorText(answer.error));
    discard();
    notify.success(t(send ? 'sent' : 'draftSaved'));
    void navigate(paths.detail(answer.data), { replace: true });
  };
  const cards = draft.lines.reduce((sum, line) => sum + line.cards.length, 0);
  return (
    <Page title={t('create')} actions={<Button onClick={discard}>{t('startOver')}</Button>}>
      <div className="desk">
        <Head draft={draft} change={change} showErrors={showErrors} />
        {error && destinations.length === 0 && (
          <section className="panel">
            <PartFailed error={error} onRetry={refetch} busy={isFetching} />
          </section>
        )}
        {draft.lines.map((_, index) => (
          <LineCard
            key={index}
            draft={draft}
            index={index}
            destinations={destinations}
            change={changeLine(index)}
            onRemove={
              draft.lines.length > 1 ? () => change({ lines: draft.lines.filter((__, at) => at !== index) }) : undefined
            }
            showErrors={showErrors}
          />
        ))}
        <div className="desk-row">
          <Button onClick={() => change({ lines: [...draft.lines, newLine] })}>{t('addLine')}</Button>
          {destinations.some(({ needs }) => needs.some(({ proposed }) => proposed > 0)) && (
            <Button onClick={proposeAll}>{t('proposeAll')}</Button>
          )}
        </div>
        <div className="desk-actions">
          <p>{t('total', { lines: draft.lines.length, cards })}</p>
          <ActionButton busy={isLoading} onClick={() => save(false)}>
            {t('saveDraft')}
          </ActionButton>
          <ActionButton variant="primary" busy={isLoading} onClick={() => save(true)}>
            {t('send')}
          </ActionButton>
        </div>
      </div>
    </Page>
  );
}
