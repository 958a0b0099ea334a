import { addressOf, recordAt } from '@console/contracts/routes/address';
import { mutationEndpoint, queryEndpoint } from '@console/api';
import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import {
  stepStates,
  verificationStates,
  type StepState,
  type VerificationState,
} from '@console/contracts/cards/card-verification/states';
import { OptionTag } from '@console/ui/status';

export const paths = {
  import: '/card-applications/import',
  detail: recordAt('/card-verification/:cardVerificationId'),
  desk: (secureId: string) => addressOf('/card-verification/:cardVerificationId/manual-checking', secureId),
};

const settings = { invalidates: ['cards', 'card-generator'] };
export const endpoints = {
  desk: queryEndpoint(calls.desk),
  claimNext: mutationEndpoint(calls.claimNext),
  release: mutationEndpoint(calls.release),
  approve: mutationEndpoint(calls.approve, settings),
  override: mutationEndpoint(calls.override),
  return: mutationEndpoint(calls.return),
  reject: mutationEndpoint(calls.reject),
  cancel: mutationEndpoint(calls.cancel, settings),
};

/** The state of an application as a coloured tag. */
export const StateTag = ({ state }: { readonly state: VerificationState }) => (
  <OptionTag value={state} options={verificationStates} />
);

/** The result of one step. */
export const StepTag = ({ state }: { readonly state: StepState }) => <OptionTag value={state} options={stepStates} />;
