import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { Page, PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import { useAfterScans } from '../shared/scan/scan-gate.ts';
import {
  addedLine,
  bodyOf,
  heldBy,
  isComplete,
  lineKey,
  linesOf,
  newDraft,
  type AssignmentDraft,
  type ChosenCard,
  type DraftLine,
} from './draft.ts';
import { Head } from './Head.tsx';
import { LineCard } from './LineCard.tsx';
import { messages } from './messages.ts';
import { endpoints, paths } from './screens.tsx';
import { useDropQuestion } from './use-drop-question.ts';

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
  const [round, setRound] = useState(0);
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
  // A card may be checked after its line has changed or gone.
  const changeLine = (key: string) => (part: Partial<DraftLine>) =>
    change(({ lines }) => ({
      lines: lines.map((line, index) => (lineKey(line, index) === key ? { ...line, ...part } : line)),
    }));
  const ask = useDropQuestion();
  const startOver = () =>
    ask(t('startOverTitle'), heldBy(draft.lines), () => {
      discard();
      setRound((before) => before + 1);
    });
  const propose = () =>
    change({
      lines: destinations.flatMap(({ secureId, needs }) =>
        needs
          .filter(({ proposed }) => proposed > 0)
          .map(({ cardTypeId, proposed }) => addedLine({ destinationId: secureId, cardTypeId, quantity: proposed })),
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
  const [afterScans, gate] = useAfterScans((act: 'propose' | 'save' | 'send') =>
    act === 'propose' ? ask(t('proposeTitle'), heldBy(draft.lines), propose) : save(act === 'send'),
  );
  const cards = draft.lines.reduce((sum, line) => sum + line.cards.length, 0);
  return (
    <Page title={t('create')} actions={<Button onClick={startOver}>{t('startOver')}</Button>}>
      <div className="desk">
        <Head draft={draft} change={change} showErrors={showErrors} />
        {error && destinations.length === 0 && (
          <section className="panel">
            <PartFailed error={error} onRetry={refetch} busy={isFetching} />
          </section>
        )}
        {draft.lines.map((line, index) => (
          <LineCard
            key={`${round} ${lineKey(line, index)}`}
            draft={draft}
            index={index}
            destinations={destinations}
            change={changeLine(lineKey(line, index))}
            onRemove={
              draft.lines.length > 1
                ? () =>
                    ask(t('removeTitle', { n: index + 1 }), { cards: line.cards.length }, () =>
                      change({ lines: draft.lines.filter((each) => each !== line) }),
                    )
                : undefined
            }
            showErrors={showErrors}
            gate={gate}
          />
        ))}
        <div className="desk-row">
          <Button onClick={() => change({ lines: [...draft.lines, addedLine()] })}>{t('addLine')}</Button>
          {destinations.some(({ needs }) => needs.some(({ proposed }) => proposed > 0)) && (
            <Button onClick={() => afterScans('propose')}>{t('proposeAll')}</Button>
          )}
        </div>
        <div className="desk-actions">
          <p>{t('total', { lines: draft.lines.length, cards })}</p>
          <ActionButton busy={isLoading} onClick={() => afterScans('save')}>
            {t('saveDraft')}
          </ActionButton>
          <ActionButton variant="primary" busy={isLoading} onClick={() => afterScans('send')}>
            {t('send')}
          </ActionButton>
        </div>
      </div>
    </Page>
  );
}
