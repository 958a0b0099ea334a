import { isApiError, sendCall, type ApiError } from '@console/api';
import { actCallsOf, type ActPreview, type Resource } from '@console/contracts/core/resource';
import type { Call } from '@console/contracts/core/call';
import { useState } from 'react';
import type { FormValues } from '../../form/declaration.ts';
import { useFormPreview } from '../../form/use-form-preview.ts';
import { hashOf } from '../../kept/hash.ts';
import type { RecordForm } from '../../form/use-record-form.ts';
import { selectedCount, type Selection } from '../selection.ts';

/** An act to selected records. */
export interface ChosenAct {
  readonly name: string;
  readonly selection: Selection;
  readonly filter: Readonly<Record<string, unknown>>;
}

const targetOf = ({ selection, filter }: ChosenAct) =>
  selection.kind === 'all'
    ? { filter }
    : { items: [...selection.rows.values()].map(({ secureId, version }) => ({ secureId, version })) };

/** Names the records for what is typed about them: those of another choice or filter have typing of their own. */
export const targetNameOf = ({ selection, filter }: ChosenAct): string =>
  hashOf(selection.kind === 'all' ? JSON.stringify(filter) : [...selection.rows.keys()].toSorted().join('\n'));

/** The number of records that the services count now, of a refused start. */
const countNow = (error: ApiError): number | undefined =>
  error.code === 'COUNT_CHANGED' ? (error.result as { readonly count: number }).count : undefined;

/**
 * Checks an act to many records, and starts it as a background run.
 * @param form what is typed for the act
 */
export function useAct(resource: Resource, chosen: ChosenAct, form: Pick<RecordForm, 'values'>) {
  const calls = actCallsOf(resource) as Readonly<Record<string, Call>>;
  const { preview, hold, forget } = useFormPreview<ActPreview>(resource.acts[chosen.name]!, form);
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState(selectedCount(chosen.selection));
  const ask = async <Result>(call: Call | undefined, body: object) => {
    setBusy(true);
    const answer = await sendCall(call as Call<unknown, unknown, Result>, { body: { ...targetOf(chosen), ...body } });
    setBusy(false);
    return answer;
  };
  return {
    busy,
    count,
    /** What the typed values would do, once checked. */
    preview,
    async check(values: FormValues): Promise<ApiError | undefined> {
      const answer = await ask<ActPreview>(calls[`${chosen.name}-preview`], { values });
      if ('error' in answer) return answer.error;
      hold(answer.data);
      setCount(answer.data.total);
      return undefined;
    },
    /** @returns the id of the run, or why it was refused */
    async start(values: FormValues): Promise<string | ApiError> {
      const answer = await ask<{ readonly runId: string }>(calls[`${chosen.name}-many`], {
        values,
        expectedCount: count,
      });
      if ('data' in answer) return answer.data.runId;
      const now = isApiError(answer.error) ? countNow(answer.error) : undefined;
      if (now !== undefined) {
        setCount(now);
        forget();
      }
      return answer.error;
    },
  };
}
