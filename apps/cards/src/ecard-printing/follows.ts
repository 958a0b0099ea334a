/** Modules to refetch after a change of a print request. */
export const follows = {
  invalidates: [
    'ecard-printing',
    'card-issuance',
    'card-issuance-line',
    'card-issuance-batch',
    'card-issuance-delivery',
    'cards',
  ],
};
