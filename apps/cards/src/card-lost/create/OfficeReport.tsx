import { hiddenNumber, useNumber } from '@console/api';
import type { PickedCard } from '@console/contracts/cards/card-lost/desk';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useSearchParams } from 'react-router';
import { useDeskDraft } from '../../shared/desk/use-desk-draft.ts';
import { messages } from '../messages.ts';
import { endpoints } from '../screens.tsx';
import { CardPicker } from './CardPicker.tsx';
import { ReportFoot } from './ReportFoot.tsx';
import { noStory, storyBody, type StoryValues } from './story.ts';
import { Story } from './Story.tsx';
import { useReport } from './use-report.ts';

interface OfficeValues extends StoryValues {
  readonly cards: readonly PickedCard[];
}
const nothing: OfficeValues = { ...noStory, cards: [] };

/** Cards missing from a safe or a parcel: on hold until a second person decides. */
export function OfficeReport({ kind }: { readonly kind: 'OFFICE' | 'COURIER' }) {
  const t = useMessages(messages);
  const address = useSearchParams()[0].get('cardNos') ?? '';
  const numbers = useNumber(address);
  const brought = numbers === hiddenNumber ? [] : numbers.split(' ').filter((number) => number !== '');
  // Numbers passed by a count sheet get a report (and a draft) of their own.
  const { values, change, discard } = useDeskDraft<OfficeValues>(
    ['card-lost', kind, ...(address === '' ? [] : [address])].join(':'),
    nothing,
  );
  const [send] = endpoints.reportOffice.useMutation();
  const { cards } = values;
  const report = useReport({
    kind,
    values,
    missing: cards.length > 0 ? {} : { cards: t('noCards') },
    discard,
    done: t('submitted'),
    send: () => send({ body: { ...storyBody(values), kind, cardNos: cards.map(({ cardNo }) => cardNo) } }),
  });
  return (
    <form className="desk" noValidate onSubmit={report.submit}>
      <CardPicker
        kind={kind}
        cards={cards}
        onChange={(picked) => change({ cards: picked })}
        initialNumbers={brought}
        fault={report.faults.cards}
        gate={report.gate}
      />
      <Story values={values} change={change} reading={report.reading} faults={report.faults} />
      <ReportFoot report={report} otherPlaces={['page']} reset={t('startOver')} act={t('submit')}>
        <p>{t('count', { count: formatNumber(cards.length) })}</p>
      </ReportFoot>
    </form>
  );
}
