import { addressOf, recordAt } from '@console/contracts/routes/address';
import { mutationEndpoint } from '@console/api';
import { pickUpCalls } from '@console/contracts/cards/card-pickup';

export const paths = {
  create: addressOf('/card-pickup/create'),
  detail: recordAt('/card-pickup/:pickUpId'),
};

const settings = { invalidates: ['cards', 'card-stock'] };
export const endpoints = {
  find: mutationEndpoint(pickUpCalls.find),
  open: mutationEndpoint(pickUpCalls.open, settings),
  otp: mutationEndpoint(pickUpCalls.otp),
  verify: mutationEndpoint(pickUpCalls.verify),
  complete: mutationEndpoint(pickUpCalls.complete, settings),
  extend: mutationEndpoint(pickUpCalls.extend),
  cancel: mutationEndpoint(pickUpCalls.cancel, settings),
};
