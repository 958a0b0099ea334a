import { invalidate, isApiError, sendCall, type ApiError } from '@console/api';
import {
  approvalCalls,
  type ApprovalRow,
  type Decisions,
  type ManyDecisions,
} from '@console/contracts/platform/approvals';
import { ticksOf } from '@console/contracts/core/changes';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { deciding } from './endpoints.ts';

export type Decision = ManyDecisions['decision'];

/** What is decided on, as the user saw it. */
export type Wanted = Pick<ApprovalRow, 'secureId' | 'recordLabel' | 'version'>;

/** Which of them, and at which versions. */
const named = (wanted: readonly Wanted[]) => ({
  secureIds: wanted.map(({ secureId }) => secureId),
  versions: Object.fromEntries(
    wanted.flatMap(({ secureId, version }) => (version === null ? [] : [[secureId, version] as const])),
  ),
});

/** Whether a refused request can be decided once its warnings are ticked as they are now. */
export const isAskedAgain = ({ code, warnings }: Decisions['refused'][number]): boolean =>
  code === 'WARNINGS_NOT_TICKED' && warnings !== undefined;

/** What would become of these requests, and their decision. */
export function useDecide(decision: Decision, wanted: readonly Wanted[]) {
  const dispatch = useDispatch();
  const [preview, setPreview] = useState<Decisions>();
  const [failure, setFailure] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  const [send, { isLoading }] = deciding.useMutation();
  const body = JSON.stringify(named(wanted));
  const passing = (preview?.passed ?? []).map(({ secureId }) => secureId);
  useEffect(() => {
    let current = true;
    const sent = { decision, ...(JSON.parse(body) as ReturnType<typeof named>) };
    void sendCall(approvalCalls.preview, { body: sent }).then((answer) => {
      if (!current) return;
      if ('data' in answer) setPreview(answer.data);
      else if (isApiError(answer.error)) setFailure(answer.error);
    });
    return () => {
      current = false;
    };
  }, [decision, body, attempt]);
  return {
    preview,
    /** Those that are decided on. */
    passing,
    failure,
    busy: isLoading,
    retry: () => {
      setFailure(undefined);
      setAttempt((before) => before + 1);
    },
    /** Decides on those that pass; their warnings were ticked. @returns what became of them, or why none was decided */
    decide: async (note: string | null): Promise<Decisions | ApiError> => {
      const those = wanted.filter(({ secureId }) => passing.includes(secureId));
      const acknowledged = Object.fromEntries(
        (preview?.passed ?? []).flatMap(({ secureId, warnings = [] }) =>
          warnings.length > 0 ? [[secureId, ticksOf(warnings)] as const] : [],
        ),
      );
      const ticked = decision === 'approve' && Object.keys(acknowledged).length > 0 ? { acknowledged } : {};
      const answer = await send({ body: { decision, ...named(those), ...ticked, note } });
      if (!('data' in answer)) return answer.error as ApiError;
      // Pages of these modules show what was decided.
      for (const module of new Set(answer.data.passed.map((each) => each.module))) dispatch(invalidate(module));
      const moved = answer.data.refused.filter(isAskedAgain);
      // Their warnings say something else by now: they are ticked as they are.
      if (moved.length > 0)
        setPreview({ passed: moved, refused: answer.data.refused.filter((each) => !isAskedAgain(each)) });
      return answer.data;
    },
  };
}
