import { mutationEndpoint, queryEndpoint } from '@console/api';
import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { stepStates, verificationStates, type StepState, type VerificationState } from '@console/contracts/cards/card-verification/states';
import type { Colour } from '@console/ui/formats';
import { useText } from '@console/ui/messages';
import { StatusTag } from '@console/ui/status';
import { StateTag as DocumentState } from '../documents/StateTag.tsx';

export const paths = {
  import: '/card-applications/import',
  detail: ({ secureId }: { readonly secureId: string }) => `/card-verification/${secureId}`,
  desk: (secureId: string) => `/card-verification/${secureId}/manual-checking`,
};

const settings = { invalidates: ['cards', 'card-generator'] };
export const endpoints = {
  desk: queryEndpoint(calls.desk), claimNext: mutationEndpoint(calls.claimNext), release: mutationEndpoint(calls.release),
  approve: mutationEndpoint(calls.approve, settings), override: mutationEndpoint(calls.override), return: mutationEndpoint(calls.return), reject: mutationEndpoint(calls.reject),
  cancel: mutationEndpoint(calls.cancel, settings),
};

const colours: Readonly<Record<VerificationState, Colour>> = {
  SUBMITTED: 'info', AUTO_CHECKING: 'info', MANUAL_CHECKING: 'warning', PENDING_APPROVAL: 'warning', APPROVED: 'success', RETURNED: 'info', REJECTED: 'error', EXPIRED: 'neutral', CANCELLED: 'neutral',
};

/** The state of an application in its colour and in words. */
export const StateTag = ({ state }: { readonly state: VerificationState }) => <DocumentState state={state} options={verificationStates} colours={colours} />;

const stepColours: Readonly<Record<StepState, Colour>> = { PENDING: 'neutral', PASSED: 'success', FAILED: 'error', OVERRIDDEN: 'warning' };

/** What came of one step. */
export function StepTag({ state }: { readonly state: StepState }) {
  const text = useText();
  return <StatusTag status={state} colour={stepColours[state]}>{text(stepStates.find(({ value }) => value === state)!.title)}</StatusTag>;
}
