import { useLov } from '@console/api';
import { useProfile } from '@console/auth';
import { cardReservations } from '@console/contracts/cards/card-reservations/reservations';
import { CreatePage as Create } from '@console/ui/form';
import { formSections } from './screens.tsx';

/** The only office that the user can request for; undefined if there are several, or if they could not be read. */
function useOwnOffice(kind: 'BRANCH' | 'MRA') {
  const isBranch = kind === 'BRANCH';
  const { data, error } = useLov(isBranch ? 'branch/lov' : 'mra/lov', isBranch ? { line: 'SPEKTRA' } : {});
  if (!data && !error) return 'unknown';
  const [only, ...others] = data ?? [];
  if (!only || others.length > 0) return {};
  return isBranch ? { requesterBranchId: only.secureId } : { requesterMraId: only.secureId };
}

/** Creates a reservation with its lines; it is a draft until submitted. */
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
