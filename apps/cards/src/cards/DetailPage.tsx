import { queryEndpoint } from '@console/api';
import { cardCalls, cards, type Card } from '@console/contracts/cards/cards';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { ResourceDetail } from '@console/ui/detail';
import { Part } from '@console/ui/page';
import { useParams } from 'react-router';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { Chain } from '../shared/history/Chain.tsx';
import { Documents } from '../shared/history/Documents.tsx';
import { Holds } from '../shared/history/Holds.tsx';
import { Timeline } from '../shared/history/Timeline.tsx';
import { Actions } from './Actions.tsx';
import { Face } from './Face.tsx';
import { sections } from './screens.tsx';

const historyCall = queryEndpoint(cardCalls.history);

function History({ card: { secureId } }: { readonly card: Card }) {
  const history = historyCall.useQuery({ parameters: { secureId } });
  return (
    <Part of={{ ...history, data: history.currentData }}>
      {(known) => (
        <>
          <Chain chain={known.chain} cardId={secureId} />
          <Holds holds={known.holds} />
          <Timeline movements={known.movements} />
          <Documents history={known} />
        </>
      )}
    </Part>
  );
}

/** One card: its face, data, history and the possible actions. */
export default function DetailPage() {
  const { issuanceId = '' } = useParams();
  return (
    <ResourceDetail
      resource={cards}
      secureId={issuanceId}
      sections={sections}
      offers={[]}
      frame={false}
      title={({ cardNo, cardStatus }) => (
        <>
          {printedCardNumber(cardNo)} <CardStatusTag status={cardStatus} />
        </>
      )}
      actions={(card) => <Actions card={card} />}
      banner={(card) => <Face card={card} />}
    >
      {(card) => <History card={card} />}
    </ResourceDetail>
  );
}
