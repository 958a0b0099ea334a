/** Modules to refetch after a change of a print order. */
export const follows = {
  invalidates: [
    'card-issuance',
    'card-issuance-line',
    'card-issuance-batch',
    'card-issuance-delivery',
    'card-issuance-delivery-line',
    'ecard-printing',
  ],
};
