import { useCan } from '@console/auth';
import { replacementStates, type FoundForReplacement } from '@console/contracts/cards/replace-card-number';
import { useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { Button } from '@console/ui/core';
import { OptionTag } from '@console/ui/status';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCounter } from '../card-pickup/use-counter.ts';
import { FindMember } from '../shared/desk/FindMember.tsx';
import { MemberFacts } from '../shared/desk/MemberFacts.tsx';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import { RequestForm } from './AskForm.tsx';
import { emptyRequest, type RequestValues } from './request-values.ts';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';
import { later } from '@console/ui/later';
import { CardFacts } from './CardFacts.tsx';

/** Contains camera and signature, which few replacements need. */
const StockHandOver = later(() => import('./StockHandOver.tsx'));

interface Held extends RequestValues {
  readonly found: FoundForReplacement | null;
}
const nobody: Held = { ...emptyRequest, found: null };

/**
 * The possible actions for the member: continue an open replacement, request a new one, or the reason why neither is
 * possible.
 */
function Offer({
  held,
  change,
  onDone,
  onReset: onAgain,
}: {
  readonly held: Held & { readonly found: FoundForReplacement };
  readonly change: (part: Partial<Held>) => void;
  readonly onDone: () => void;
  readonly onReset: () => void;
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
    <RequestForm
      found={found}
      values={held}
      change={change}
      atCounter={handsOver}
      onMade={({ state }) => (state === 'DRAFT' ? onAgain() : onDone())}
    />
  );
}

/**
 * The desk: find the member or card, reason, result, fee, confirm (docs/model/cards.md#replacement).
 * @param wanted the initial member number
 */
export function Desk({ initialMember: wanted }: { readonly initialMember: string | null }) {
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
    // Input for the same card stays: the page may have been reloaded.
    change({ ...(found?.card?.secureId === answer.data.card?.secureId ? {} : emptyRequest), found: answer.data });
    return null;
  };
  // A link from a loss report or the list already names the member; searched once per link.
  const searchedFor = useRef<string>(null);
  const named = wanted ?? lossId;
  useEffect(() => {
    if (!named || searchedFor.current === named) return;
    searchedFor.current = named;
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
            onReset={() => void look({ term: found.member.memberNo })}
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
