import { queryEndpoint } from '@console/api';
import { trackingCalls } from '@console/contracts/cards/card-tracking';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import { useSearchParams } from 'react-router';
import { Found } from './Found.tsx';
import { messages } from './messages.ts';
import { TrackingBox } from './TrackingBox.tsx';

const trackCall = queryEndpoint(trackingCalls.track, { keepFor: 0 });

function Results({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useMessages(messages);
  const { currentData, error, refetch } = trackCall.useQuery({ query: { number: [...numbers] } }, { fresh: true });
  if (error && !currentData) return <ErrorContent error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <output>{t('looking')}</output>;
  return currentData.map((found) => <Found key={found.asked} found={found} />);
}

/** Location and history of cards, found by any number that leads to them (docs/model/cards.md#tracking). */
export default function TrackingPage() {
  const t = useMessages(messages);
  const [address, setAddress] = useSearchParams();
  const numbers = address.getAll('number').slice(0, 20);
  return (
    <Page title={t('title')}>
      <TrackingBox onTrack={(wanted) => setAddress(new URLSearchParams(wanted.map((number) => ['number', number])))} />
      {numbers.length > 0 ? <Results key={numbers.join(' ')} numbers={numbers} /> : <p>{t('first')}</p>}
    </Page>
  );
}
