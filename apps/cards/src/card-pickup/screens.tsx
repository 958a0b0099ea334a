import { mutationEndpoint } from '@console/api';
import { pickUpCalls } from '@console/contracts/cards/card-pickup';

export const paths = {
  create: '/card-pickup/create',
  detail: ({ secureId }: { readonly secureId: string }) => `/card-pickup/${secureId}`,
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
