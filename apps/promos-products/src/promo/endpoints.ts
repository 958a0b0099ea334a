import { mutationEndpoint, queryEndpoint, sendCall } from '@console/api';
import { callsOf } from '@console/contracts/core/resource';
import type { FormValues } from '@console/ui/form';
import type { OfLine } from './of-line.ts';

const known = new Map<string, ReturnType<typeof make>>();

function make({ promos, sheets }: OfLine) {
  const { calls } = promos;
  const follows = { invalidates: [promos.module, sheets.module, 'approval', 'notification', 'home'] };
  return {
    conflicts: queryEndpoint(calls.conflicts, { keepFor: 0 }),
    readiness: queryEndpoint(calls.readiness, { keepFor: 0, follows: [sheets.module] }),
    draft: queryEndpoint(calls.draft, { keepFor: 0 }),
    /** No write of a record: lists stay as they are. */
    keepDraft: async (values: FormValues | null): Promise<string | null> => {
      const answer = await sendCall(calls.keepDraft, { body: { values } });
      return 'data' in answer ? ((answer.data as { at: string } | null)?.at ?? null) : null;
    },
    matrix: queryEndpoint(calls.matrix, { keepFor: 0, follows: [sheets.module] }),
    typedMatrix: queryEndpoint(calls.typedMatrix, { keepFor: 0 }),
    submit: mutationEndpoint(calls.submit, follows),
    place: mutationEndpoint(sheets.calls.place, follows),
    placePreview: queryEndpoint(sheets.calls.placePreview, { keepFor: 0 }),
    endSheet: mutationEndpoint(callsOf(sheets).update, follows),
    duplicate: mutationEndpoint(calls.duplicate, follows),
    approve: mutationEndpoint(calls.approve, follows),
    reject: mutationEndpoint(calls.reject, follows),
    withdraw: mutationEndpoint(calls.withdraw, follows),
  };
}

/** The calls of a line, made once. */
export function endpointsOf(of: OfLine) {
  const endpoints = known.get(of.module) ?? make(of);
  known.set(of.module, endpoints);
  return endpoints;
}
