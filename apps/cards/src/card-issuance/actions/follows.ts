/** What a change of a print order changes besides it. */
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
