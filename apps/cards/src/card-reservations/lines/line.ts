import type { ReservationLineInput } from '@console/contracts/cards/card-reservations/calls';

/** A line as typed. */
export interface LineInput extends Omit<ReservationLineInput, 'destinationId' | 'cardTypeId' | 'qtyRequested'> {
  readonly destinationId: string | null;
  readonly cardTypeId: string | null;
  readonly qtyRequested: number | null;
}

/** The requesting office, as far as chosen. */
export interface Requester {
  readonly kind: 'MRA' | 'BRANCH' | null;
  readonly id: string | null;
}

export const requesterOf = ({
  requesterKind,
  requesterMraId,
  requesterBranchId,
}: {
  readonly requesterKind?: unknown;
  readonly requesterMraId?: unknown;
  readonly requesterBranchId?: unknown;
}): Requester => {
  const id = requesterKind === 'MRA' ? requesterMraId : requesterBranchId;
  return {
    kind: requesterKind === 'MRA' || requesterKind === 'BRANCH' ? requesterKind : null,
    id: typeof id === 'string' ? id : null,
  };
};

/** A branch requests for itself; an MRA for its branches by default. */
export const emptyLine = ({ kind, id }: Requester): LineInput => ({
  destinationKind: 'BRANCH',
  destinationId: kind === 'BRANCH' ? id : null,
  cardTypeId: null,
  cardDesignId: null,
  qtyRequested: null,
  viaMra: false,
});
