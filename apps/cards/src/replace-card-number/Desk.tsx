import { useCan } from '@console/auth';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { replacementStates, type FoundForReplacement } from '@console/contracts/cards/replace-card-number';
import { useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Button } from '@console/ui/core';
import { OptionTag } from '@console/ui/status';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCounter } from '../card-pickup/useCounter.ts';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { FindMember } from '../shared/desk/FindMember.tsx';
import { MemberFacts } from '../shared/desk/MemberFacts.tsx';
import { useDeskDraft } from '../shared/desk/useDeskDraft.ts';
import { AskForm } from './AskForm.tsx';
import { nothingAsked, type AskValues } from './asking.ts';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';
import { later } from '@console/ui/later';

/** With the camera and the signature, which few replacements need. */
const StockHandOver = later(() => import('./StockHandOver.tsx'));

interface Held extends AskValues {
  readonly found: FoundForReplacement | null;
}
const nobody: Held = { ...nothingAsked, found: null };

/** The card to be replaced, and the report that it is lost. */
function CardFacts({
  card,
  lossNo,
}: {
  readonly card: NonNullable<FoundForReplacement['card']>;
  readonly lossNo: string | null;
}) {
  const t = useMessages(messages);
  return (
    <section className="panel" aria-label={t('stepCard')}>
      <h2>{t('stepCard')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('cardNo')}</dt>
          <dd className="card-number">{printedCardNumber(card.cardNo)}</dd>
        </div>
        <div>
          <dt>{t('status')}</dt>
          <dd>
            <CardStatusTag status={card.cardStatus} />
          </dd>
        </div>
        <div>
          <dt>{t('cardType')}</dt>
          <dd>{card.cardType}</dd>
        </div>
        {card.expiryDate && (
          <div>
            <dt>{t('expiry')}</dt>
            <dd>{formatDate(card.expiryDate, 'DD MMM YYYY')}</dd>
          </div>
        )}
        {lossNo && (
          <div>
            <dt>{t('loss')}</dt>
            <dd>{lossNo}</dd>
          </div>
        )}
      </dl>
      {card.cardStatus === 'Cancelled' && (
        <p className="desk-note" role="note">
          {t('dead')}
        </p>
      )}
    </section>
  );
}

/** What can be done for the member: go on with what is open, ask for another number, or why neither. */
function Offer({
  held,
  change,
  onDone,
  onAgain,
}: {
  readonly held: Held & { readonly found: FoundForReplacement };
  readonly change: (part: Partial<Held>) => void;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}) {
  const t = useMessages(messages);
  const isCounter = useCounter();
  const handsOver = useCan('card-pickup:browse')('update') && isCounter;
  const { found } = held;
  if (found.open) {
    return (
      <>
        <p className="panel desk-warning">
          {t('open', { no: found.open.replacementNo })}{' '}
          <OptionTag value={found.open.state} options={replacementStates} />
        </p>
        {found.open.state === 'DRAFT' &&
          (handsOver ? (
            <StockHandOver found={{ ...found, open: found.open }} onDone={onDone} />
          ) : (
            <p className="panel desk-note" role="note">
              {t('counterOnly')}
            </p>
          ))}
      </>
    );
  }
  if (found.refusal)
    return (
      <p className="panel desk-warning" role="alert">
        {found.refusal.message}
      </p>
    );
  return (
    <AskForm
      found={found}
      values={held}
      change={change}
      atCounter={handsOver}
      onMade={({ state }) => (state === 'DRAFT' ? onAgain() : onDone())}
    />
  );
}

/**
 * The desk: find the member or card, reason, result, fee, confirm (docs/model/cards.md#replacement). `wanted` is a
 * member number to begin with.
 */
export function Desk({ wanted }: { readonly wanted: string | null }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [address, setAddress] = useSearchParams();
  const lossId = address.get('lossId');
  const [find, { isLoading }] = endpoints.find.useMutation();
  const { values: held, change, discard } = useDeskDraft<Held>('replace-card-number', nobody);
  const [round, setRound] = useState(0);
  const [fault, setFault] = useState<string>();
  const { found } = held;
  const look = async (body: { readonly term: string } | { readonly lossId: string }) => {
    const answer = await find({ body });
    if ('error' in answer) return errorText(answer.error);
    // What was asked for the same card stays: the page may have been loaded anew.
    change({ ...(found?.card?.secureId === answer.data.card?.secureId ? {} : nothingAsked), found: answer.data });
    return null;
  };
  // Whoever comes from a report of loss, or from the list, has named the member already: once each.
  const begun = useRef<string>(null);
  const named = wanted ?? lossId;
  useEffect(() => {
    if (!named || begun.current === named) return;
    begun.current = named;
    void look(wanted ? { term: wanted } : { lossId: named }).then((why) => setFault(why ?? undefined));
  });
  const next = () => {
    discard();
    setFault(undefined);
    setRound((before) => before + 1);
    if (lossId)
      setAddress(
        (before) => {
          before.delete('lossId');
          return before;
        },
        { replace: true },
      );
  };
  return (
    <div className="desk">
      {found ? (
        <>
          <div className="desk-row">
            <Button onClick={next}>{t('another')}</Button>
          </div>
          <MemberFacts member={found.member} />
          {found.card && <CardFacts card={found.card} lossNo={found.lossNo} />}
          <Offer
            held={{ ...held, found }}
            change={change}
            onDone={next}
            onAgain={() => void look({ term: found.member.memberNo })}
          />
        </>
      ) : (
        <FindMember key={round} onFind={(term) => look({ term })} busy={isLoading} />
      )}
      {fault && !found && (
        <p className="panel desk-warning" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
