import { addressOf, recordAt } from '@console/contracts/routes/address';

export const paths = {
  list: addressOf('/card-issuance'),
  detail: recordAt('/card-issuance/:detailId'),
  card: (issuanceId: string, cardId: string) =>
    addressOf('/card-issuance/:detailId/card-page/:cardId', issuanceId, cardId),
  delivery: (issuanceId: string, deliveryId: string) =>
    addressOf('/card-issuance/:detailId/delivery-page/:deliveryId', issuanceId, deliveryId),
  branchDeliver: (issuanceId: string) => addressOf('/card-issuance/:detailId/branch-deliver', issuanceId),
  customerDeliver: (issuanceId: string) => addressOf('/card-issuance/:detailId/customer-deliver', issuanceId),
};
