import { invalidate, isApiError, sendCall, type ApiError } from '@console/api';
import { approvalCalls, type Decisions, type ManyDecisions } from '@console/contracts/platform/approvals';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { deciding } from './endpoints.ts';

export type Decision = ManyDecisions['decision'];

/** What would become of these changes, and their decision. */
export function useDecide(decision: Decision, secureIds: readonly string[]) {
  const dispatch = useDispatch();
  const [preview, setPreview] = useState<Decisions>();
  const [failure, setFailure] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  const [send, { isLoading }] = deciding.useMutation();
  const ids = secureIds.join(' ');
  useEffect(() => {
    let current = true;
    const body = { decision, secureIds: ids.split(' ') };
    void sendCall(approvalCalls.preview, { body }).then((answer) => {
      if (!current) return;
      if ('data' in answer) setPreview(answer.data);
      else if (isApiError(answer.error)) setFailure(answer.error);
    });
    return () => {
      current = false;
    };
  }, [decision, ids, attempt]);
  return {
    preview,
    failure,
    busy: isLoading,
    retry: () => {
      setFailure(undefined);
      setAttempt((before) => before + 1);
    },
    /** Decides on those that pass. @returns what became of them, or why none was decided */
    decide: async (note: string | null): Promise<Decisions | ApiError> => {
      const passing = preview?.passed.map(({ secureId }) => secureId) ?? [];
      const answer = await send({ body: { decision, secureIds: passing, note } });
      if (!('data' in answer)) return answer.error as ApiError;
      // Pages of these modules show what was decided.
      for (const module of new Set(answer.data.passed.map((each) => each.module))) dispatch(invalidate(module));
      return answer.data;
    },
  };
}
