import { mutationEndpoint, queryEndpoint } from '@console/api';
import { assignmentCalls, assignments, assignmentStates, lineStates, type AssignmentLine, type AssignmentState, type LineState } from '@console/contracts/cards/card-assignment';
import type { Call } from '@console/contracts/call';
import type { Colour } from '@console/ui/formats';
import { useText } from '@console/ui/messages';
import { StatusTag } from '@console/ui/status';

export const paths = {
  create: '/card-assignment/create', search: '/card-assignment/search',
  detail: ({ secureId }: { readonly secureId: string }) => `/card-assignment/${secureId}`,
  line: (assignmentId: string, lineId: string) => `/card-assignment/${assignmentId}/detail-page/${lineId}`,
};

const settings = { invalidates: ['cards', 'card-stock', 'card-pickup', 'card-lost'] };
export const endpoints = {
  lines: queryEndpoint(assignments.calls['lines'] as Call<unknown, unknown, AssignmentLine[]>), line: queryEndpoint(assignmentCalls.line), destinations: queryEndpoint(assignmentCalls.destinations), search: queryEndpoint(assignmentCalls.search),
  create: mutationEndpoint(assignmentCalls.create, settings), send: mutationEndpoint(assignmentCalls.send, settings), cancel: mutationEndpoint(assignmentCalls.cancel, settings),
  receive: mutationEndpoint(assignmentCalls.receive, settings), reject: mutationEndpoint(assignmentCalls.reject, settings), recall: mutationEndpoint(assignmentCalls.recall, settings), remark: mutationEndpoint(assignmentCalls.remark),
};

const colours: Readonly<Record<AssignmentState | LineState, Colour>> = { DRAFT: 'neutral', SENT: 'info', PARTIALLY_RECEIVED: 'warning', COMPLETED: 'success', RECEIVED: 'success', CANCELLED: 'neutral', REJECTED: 'error', RECALLED: 'neutral' };

/** The state of an assignment or of a line, in its colour and in words. */
export function StateTag({ state }: { readonly state: AssignmentState | LineState }) {
  const text = useText();
  const title = [...assignmentStates, ...lineStates].find(({ value }) => value === state)!.title;
  return <StatusTag status={state} colour={colours[state]}>{text(title)}</StatusTag>;
}
