import { bareCardNumber, printedCardNumber } from '@console/contracts/core/card-number';
import type { FoundMember } from '@console/contracts/cards/card-pickup';
import { Button } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Page } from '@console/ui/page';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FindMember } from '../shared/desk/FindMember.tsx';
import { MemberFacts } from '../shared/desk/MemberFacts.tsx';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import { ScanInput } from '../shared/scan/ScanInput.tsx';
import { HandOver } from './HandOver.tsx';
import { messages } from './messages.ts';
import { endpoints, paths } from './screens.tsx';
import { useCounter } from './use-counter.ts';

interface Counter {
  /** The member at the counter; stored so that it survives a reload. */
  readonly found: FoundMember | null;
  readonly scanned: boolean;
}
const nobody: Counter = { found: null, scanned: false };

/** A card from the safe's stock, for a member without a waiting card. */
function FromStock({
  found,
  onOpened,
}: {
  readonly found: FoundMember;
  readonly onOpened: (pickUp: NonNullable<FoundMember['pickUp']>) => void;
}) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [open] = endpoints.open.useMutation();
  const { types, replacesECard } = found.stock!;
  const scan = async (cardNo: string) => {
    const answer = await open({ body: { memberId: found.member.secureId, cardNo } });
    if ('error' in answer) return errorText(answer.error);
    onOpened(answer.data);
    return null;
  };
  return (
    <section className="panel desk">
      <p className="desk-note">
        {types.length === 0 ? t('noTypes') : `${t('stock')} ${t('stockTypes', { types: types.join(', ') })}`}
      </p>
      {replacesECard && <p className="desk-warning">{t('replaces')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the counter scans next without touching the keyboard */}
      {types.length > 0 && <ScanInput label={t('scanStock')} onScan={scan} acts single autoFocus />}
    </section>
  );
}

/** The possible actions for the member. */
function Offer({
  counter,
  change,
  onDone,
}: {
  readonly counter: Counter & { readonly found: FoundMember };
  readonly change: (part: Partial<Counter>) => void;
  readonly onDone: (next: boolean) => void;
}) {
  const t = useMessages(messages);
  const { found, scanned } = counter;
  const { pickUp, stock, refusal } = found;
  if (refusal)
    return (
      <p className="panel desk-warning" role="alert">
        {refusal.message}
      </p>
    );
  if (!pickUp)
    return (
      stock && (
        <FromStock
          found={found}
          onOpened={(opened) => change({ found: { ...found, pickUp: opened, stock: null }, scanned: true })}
        />
      )
    );
  if (pickUp.state === 'EXPIRED') {
    return (
      <p className="panel desk-warning">
        {t('expired', { pickUpNo: pickUp.pickUpNo })} <PageLink to={paths.detail(pickUp)}>{t('goTo')}</PageLink>
      </p>
    );
  }
  return (
    <>
      <p className="panel desk-note">
        {pickUp.type === 'STOCK'
          ? t('open', { pickUpNo: pickUp.pickUpNo })
          : t('waiting', { cardNo: printedCardNumber(pickUp.cardNo) })}{' '}
        {pickUp.deadline && t('waitingUntil', { deadline: formatDate(pickUp.deadline, 'DD MMM YYYY') })}
      </p>
      <HandOver key={pickUp.secureId} pickUp={pickUp} scanned={scanned} onDone={onDone} next />
    </>
  );
}

/** The counter: find the member, scan the card, check, hand over, next (docs/model/cards.md#pick-up). */
export default function CreatePage() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isCounter = useCounter();
  const [find, { isLoading }] = endpoints.find.useMutation();
  const { values: counter, change, discard } = useDeskDraft<Counter>('card-pickup', nobody);
  const [round, setRound] = useState(0);
  const { found } = counter;
  const onFind = async (term: string) => {
    const answer = await find({ body: { term } });
    if ('error' in answer) return errorText(answer.error);
    // Scanning the card itself both finds the member and scans the card.
    const isCard = answer.data.pickUp?.cardNo === bareCardNumber(term);
    change({ found: answer.data, scanned: isCard });
    return null;
  };
  const next = () => {
    discard();
    setRound((before) => before + 1);
  };
  const done = (goOn: boolean) => {
    const id = found?.pickUp?.secureId;
    next();
    if (!goOn && id) void navigate(paths.detail({ secureId: id }));
  };
  return (
    <Page title={t('title')} actions={found && <Button onClick={next}>{t('another')}</Button>}>
      <div className="desk">
        {!isCounter && (
          <p className="panel desk-warning" role="note">
            {t('counterOnly')}
          </p>
        )}
        {found ? (
          <>
            <MemberFacts member={found.member} />
            <Offer counter={{ ...counter, found }} change={change} onDone={done} />
          </>
        ) : (
          <FindMember key={round} onFind={onFind} busy={isLoading} />
        )}
      </div>
    </Page>
  );
}
