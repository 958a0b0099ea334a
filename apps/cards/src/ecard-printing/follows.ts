/** What a change of a print request changes besides it. */
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
