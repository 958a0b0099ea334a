import { losses, lossRelations, type Identification, type LossRelation } from '@console/contracts/cards/card-lost';
import type { LossHolder } from '@console/contracts/cards/card-lost-desk';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { titleOf } from '@console/contracts/titles';
import { Button, Checkbox } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { CardNumber } from '../../shared/CardNumber.tsx';
import { CardStatusTag } from '../../shared/CardStatusTag.tsx';
import { Field } from '../../shared/desk/Field.tsx';
import { FindMember } from '../../shared/desk/FindMember.tsx';
import { MemberFacts } from '../../shared/desk/MemberFacts.tsx';
import { useDeskDraft } from '../../shared/desk/useDeskDraft.ts';
import { Identify, isIdentified } from '../Identify.tsx';
import { messages } from '../messages.ts';
import { endpoints, paths } from '../screens.tsx';
import { noStory, refusalFaults, storyBody, type Faults, type StoryValues } from './story.ts';
import { Story } from './Story.tsx';
import { toFirstFault, useStory } from './useStory.ts';

interface MemberValues extends StoryValues {
  readonly holder: LossHolder | null;
  readonly identifiedBy: readonly Identification[];
  readonly relation: LossRelation;
  readonly wantsReplacement: boolean;
}
const nobody: MemberValues = { ...noStory, holder: null, identifiedBy: [], relation: 'SELF', wantsReplacement: false };

function CardFacts({ card, refusal }: Pick<LossHolder, 'card' | 'refusal'>) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <>
      {card && (
        <section className="panel" aria-label={t('card')}>
          <h2>{t('card')}</h2>
          <dl className="facts">
            <div><dt>{text(titleOf(losses, 'cardNo'))}</dt><dd><CardNumber cardNo={card.cardNo} /></dd></div><div><dt>{t('cardType')}</dt><dd>{card.cardType}</dd></div>
            <div><dt>{t('status')}</dt><dd><CardStatusTag status={card.cardStatus as CardStatus} /></dd></div><div><dt>{t('since')}</dt><dd>{formatDate(card.movedAt, 'DD MMM YYYY HH:mm:ss')}</dd></div>
          </dl>
        </section>
      )}
      {refusal && <p className="panel desk-warning" role="alert">{refusal.message}</p>}
    </>
  );
}

/** A member misses his card: who he is, what happened, and the number is blocked at once. */
export function MemberReport() {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { values, change, discard } = useDeskDraft<MemberValues>('card-lost:MEMBER', nobody);
  const [faults, setFaults] = useState<Faults>({});
  const [find, { isLoading: isFinding }] = endpoints.find.useMutation();
  const [send, { isLoading }] = endpoints.reportMember.useMutation();
  const { reasons, check } = useStory('MEMBER');
  const { holder } = values;
  const onFind = async (term: string) => {
    const answer = await find({ body: { term } });
    if ('error' in answer) return errorText(answer.error);
    change({ holder: answer.data, identifiedBy: [] });
    return null;
  };
  if (!holder) return <FindMember onFind={onFind} busy={isFinding} />;
  const block = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = { ...check(values), ...(isIdentified(values.identifiedBy) ? {} : { identify: t('identifyHelp') }) };
    setFaults(found);
    if (Object.keys(found).length > 0) toFirstFault(event.currentTarget);
    if (Object.keys(found).length > 0 || isLoading) return;
    const answer = await send({ body: { ...storyBody(values), memberId: holder.member.secureId, identifiedBy: [...values.identifiedBy], relation: values.relation, wantsReplacement: values.wantsReplacement } });
    if ('error' in answer) return setFaults(refusalFaults(answer.error));
    discard();
    notify.success(t('blocked'));
    void navigate(paths.detail(answer.data), { replace: true });
  };
  return (
    <form className="desk" noValidate onSubmit={(event) => void block(event)}>
      <MemberFacts member={holder.member} />
      <CardFacts {...holder} />
      {!holder.refusal && (
        <>
          <Identify memberId={holder.member.secureId} value={values.identifiedBy} onChange={(identifiedBy) => change({ identifiedBy })} fault={faults.identify} />
          <Story values={values} change={change} reasons={reasons} faults={faults} />
          <section className="panel desk">
            <Field title={t('relation')}>
              {(id) => <select id={id} className="input" style={{ maxWidth: 320 }} value={values.relation} onChange={({ target }) => change({ relation: target.value as LossRelation })}>{lossRelations.map(({ value, title }) => <option key={value} value={value}>{text(title)}</option>)}</select>}
            </Field>
            <label className="desk-tick"><Checkbox checked={values.wantsReplacement} onChange={({ target }) => change({ wantsReplacement: target.checked })} /> {t('wantsReplacement')}</label>
          </section>
        </>
      )}
      <div className="desk-actions">
        {Object.keys(faults).length > 0 && <p className="desk-fault" role="status">{faults.page ?? faults.cards ?? t('faults')}</p>}
        <Button onClick={() => { discard(); setFaults({}); }}>{t('another')}</Button>
        {!holder.refusal && <ActionButton type="submit" variant="danger" busy={isLoading}>{t('block')}</ActionButton>}
      </div>
    </form>
  );
}
