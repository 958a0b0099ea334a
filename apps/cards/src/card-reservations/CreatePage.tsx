import { useLov } from '@console/api';
import { useProfile } from '@console/auth';
import { cardReservations } from '@console/contracts/cards/card-reservations/reservations';
import { CreatePage as Create } from '@console/ui/form';
import { formSections } from './screens.tsx';

/** The one office that the person can ask for; none where there are several, or where they cannot be told. */
function useOwnOffice(kind: 'BRANCH' | 'MRA') {
  const isBranch = kind === 'BRANCH';
  const { data, error } = useLov(isBranch ? 'branch/lov' : 'mra/lov', isBranch ? { line: 'SPEKTRA' } : {});
  if (!data && !error) return 'unknown';
  const [only, ...others] = data ?? [];
  if (!only || others.length > 0) return {};
  return isBranch ? { requesterBranchId: only.secureId } : { requesterMraId: only.secureId };
}

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
  const own = useOwnOffice(requesterKind);
  if (profile.state !== 'loaded' || own === 'unknown') return null;
  return (
    <Create resource={cardReservations} sections={formSections} initial={{ requesterKind, ...own, lines: [line] }} />
  );
}
