export const paths = {
  list: '/card-issuance',
  detail: ({ secureId }: { readonly secureId: string }) => `/card-issuance/${secureId}`,
  card: (issuanceId: string, cardId: string) => `/card-issuance/${issuanceId}/card-page/${cardId}`,
  delivery: (issuanceId: string, deliveryId: string) => `/card-issuance/${issuanceId}/delivery-page/${deliveryId}`,
  branchDeliver: (issuanceId: string) => `/card-issuance/${issuanceId}/branch-deliver`,
  customerDeliver: (issuanceId: string) => `/card-issuance/${issuanceId}/customer-deliver`,
};
