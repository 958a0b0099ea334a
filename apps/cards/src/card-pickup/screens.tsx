import { mutationEndpoint } from '@console/api';
import { pickUpCalls, pickUpStates, type PickUpState } from '@console/contracts/cards/card-pickup';
import type { Colour } from '@console/ui/formats';
import { useText } from '@console/ui/messages';
import { StatusTag } from '@console/ui/status';

export const paths = {
  create: '/card-pickup/create',
  detail: ({ secureId }: { readonly secureId: string }) => `/card-pickup/${secureId}`,
};

const settings = { invalidates: ['cards', 'card-stock'] };
export const endpoints = {
  find: mutationEndpoint(pickUpCalls.find), open: mutationEndpoint(pickUpCalls.open, settings), otp: mutationEndpoint(pickUpCalls.otp), verify: mutationEndpoint(pickUpCalls.verify),
  complete: mutationEndpoint(pickUpCalls.complete, settings), extend: mutationEndpoint(pickUpCalls.extend), cancel: mutationEndpoint(pickUpCalls.cancel, settings),
};

const colours: Readonly<Record<PickUpState, Colour>> = { WAITING: 'info', IN_PROGRESS: 'warning', COMPLETED: 'success', EXPIRED: 'error', CANCELLED: 'neutral', REDELIVERED: 'neutral' };

/** The state of a pick-up in its colour and in words. */
export function StateTag({ state }: { readonly state: PickUpState }) {
  const text = useText();
  return <StatusTag status={state} colour={colours[state]}>{text(pickUpStates.find(({ value }) => value === state)!.title)}</StatusTag>;
}
