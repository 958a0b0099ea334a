import { addressOf, recordAt } from '@console/contracts/routes/address';
import { mutationEndpoint, queryEndpoint } from '@console/api';
import { assignmentCalls, assignments } from '@console/contracts/cards/card-assignment';

export const paths = {
  create: addressOf('/card-assignment/create'),
  search: addressOf('/card-assignment/search'),
  detail: recordAt('/card-assignment/:assignId'),
  line: (assignmentId: string, lineId: string) =>
    addressOf('/card-assignment/:assignId/detail-page/:detailAssignId', assignmentId, lineId),
};

const settings = { invalidates: ['cards', 'card-stock', 'card-pickup', 'card-lost'] };
export const endpoints = {
  lines: queryEndpoint(assignments.calls['lines']),
  line: queryEndpoint(assignmentCalls.line),
  destinations: queryEndpoint(assignmentCalls.destinations),
  search: queryEndpoint(assignmentCalls.search),
  create: mutationEndpoint(assignmentCalls.create, settings),
  send: mutationEndpoint(assignmentCalls.send, settings),
  cancel: mutationEndpoint(assignmentCalls.cancel, settings),
  receive: mutationEndpoint(assignmentCalls.receive, settings),
  reject: mutationEndpoint(assignmentCalls.reject, settings),
  recall: mutationEndpoint(assignmentCalls.recall, settings),
  remark: mutationEndpoint(assignmentCalls.remark),
};
