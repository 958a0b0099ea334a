import { useProfile } from '@console/auth';
import { cardReservations } from '@console/contracts/cards/card-reservations/reservations';
import { CreatePage as Create } from '@console/ui/form';
import { formSections } from './screens.tsx';

/** A new reservation with its lines; a draft until it is submitted. */
export default function CreatePage() {
  const profile = useProfile();
  const requesterKind = profile.state === 'loaded' && profile.data.scope.type === 'BRANCH' ? 'BRANCH' : 'MRA';
  const line = {
    destinationKind: 'BRANCH',
    destinationId: null,
    cardTypeId: null,
    cardDesignId: null,
    qtyRequested: null,
    viaMra: false,
  };
  if (profile.state !== 'loaded') return null;
  return <Create resource={cardReservations} sections={formSections} initial={{ requesterKind, lines: [line] }} />;
}
