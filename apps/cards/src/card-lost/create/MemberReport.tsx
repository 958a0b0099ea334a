import { losses, type Identification } from '@console/contracts/cards/card-lost';
import type { LossHolder } from '@console/contracts/cards/card-lost/desk';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { titleOf } from '@console/contracts/core/titles';
import { Checkbox } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { CardNumber } from '../../shared/CardNumber.tsx';
import { CardStatusTag } from '../../shared/CardStatusTag.tsx';
import { Facts } from '../../shared/Facts.tsx';
import { FindMember } from '../../shared/desk/FindMember.tsx';
import { MemberFacts } from '../../shared/desk/MemberFacts.tsx';
import { useDeskDraft } from '../../shared/desk/use-desk-draft.ts';
import { Identify, isIdentified, seenHere } from '../Identify.tsx';
import { messages } from '../messages.ts';
import { endpoints } from '../screens.tsx';
import { reporterBody, reporterFaults, theMember, type ReporterValues } from './reporter.ts';
import { Reporter } from './Reporter.tsx';
import { ReportFoot } from './ReportFoot.tsx';
import { noStory, storyBody, type StoryValues } from './story.ts';
import { Story } from './Story.tsx';
import { useReport } from './use-report.ts';

interface MemberValues extends StoryValues, ReporterValues {
  readonly holder: LossHolder | null;
  readonly identifiedBy: readonly Identification[];
  readonly wantsReplacement: boolean;
}
const noMember: MemberValues = { ...noStory, holder: null, ...theMember, identifiedBy: [], wantsReplacement: false };

function CardFacts({ card, refusal }: Pick<LossHolder, 'card' | 'refusal'>) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <>
      {card && (
        <section className="panel" aria-label={t('card')}>
          <h2>{t('card')}</h2>
          <Facts
            facts={[
              [text(titleOf(losses, 'cardNo')), <CardNumber key="no" cardNo={card.cardNo} />],
              [t('cardType'), card.cardType],
              [t('status'), <CardStatusTag key="status" status={card.cardStatus as CardStatus} />],
              [t('since'), formatDate(card.movedAt, 'DD MMM YYYY HH:mm:ss')],
            ]}
          />
        </section>
      )}
      {refusal && (
        <p className="panel desk-warning" role="alert">
          {refusal.message}
        </p>
      )}
    </>
  );
}

/** A member reports a lost card: identification, what happened; the number is blocked at once. */
export function MemberReport() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { values, change, discard } = useDeskDraft<MemberValues>('card-lost:MEMBER', noMember);
  const [find, { isLoading: isFinding }] = endpoints.find.useMutation();
  const [send] = endpoints.reportMember.useMutation();
  const { holder, identifiedBy, wantsReplacement } = values;
  const report = useReport({
    kind: 'MEMBER',
    values,
    missing: {
      ...(isIdentified(identifiedBy) ? {} : { identify: t('identifyHelp') }),
      ...reporterFaults(values, { needed: t('needed'), phone: t('phoneWrong') }),
    },
    discard,
    done: t('blocked'),
    send: async () => {
      const answer = await send({
        body: {
          ...storyBody(values),
          ...reporterBody(values),
          memberId: holder!.member.secureId,
          identifiedBy: [...identifiedBy],
          wantsReplacement,
        },
      });
      if ('error' in answer && answer.error.code === 'NOT_IDENTIFIED') change({ identifiedBy: seenHere(identifiedBy) });
      return answer;
    },
  });
  const onFind = async (term: string) => {
    const answer = await find({ body: { term } });
    if ('error' in answer) return errorText(answer.error);
    change({ holder: answer.data, identifiedBy: [] });
    return null;
  };
  if (!holder) return <FindMember onFind={onFind} busy={isFinding} />;
  return (
    <form className="desk" noValidate onSubmit={report.submit}>
      <MemberFacts member={holder.member} />
      <CardFacts {...holder} />
      {!holder.refusal && (
        <>
          <Identify
            memberId={holder.member.secureId}
            value={identifiedBy}
            onChange={(ways) => change({ identifiedBy: ways })}
            fault={report.faults.identify}
          />
          <Story values={values} change={change} reading={report.reading} faults={report.faults} />
          <section className="panel desk">
            <Reporter values={values} change={change} faults={report.faults} />
            <label className="desk-tick">
              <Checkbox
                checked={wantsReplacement}
                onChange={({ target }) => change({ wantsReplacement: target.checked })}
              />{' '}
              {t('wantsReplacement')}
            </label>
          </section>
        </>
      )}
      <ReportFoot
        report={report}
        otherPlaces={['page', 'cards', 'member']}
        reset={t('another')}
        act={holder.refusal ? null : t('block')}
        danger
      />
    </form>
  );
}
