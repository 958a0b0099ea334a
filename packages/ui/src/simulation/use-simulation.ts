import { queryEndpoint } from '@console/api';
import { simulationCalls, type SimulationQuestion } from '@console/contracts/branches-stores/branch/simulation';
import { useMemo } from 'react';
import { useDebounced } from '../core/index.ts';

// What applies changes with every approval, so that an answer is not kept.
const endpoint = queryEndpoint(simulationCalls.preview, { keepFor: 0 });

/**
 * The answer to a question, asked 500 ms after its last change; what was answered before stays until then. What failed
 * for a passing cause, or because the line was down, is asked again by itself.
 */
export function useSimulation(question: SimulationQuestion | null) {
  const text = useMemo(() => (question ? JSON.stringify(question) : ''), [question]);
  const settled = useDebounced(text);
  const body = useMemo(() => (settled === '' ? null : (JSON.parse(settled) as SimulationQuestion)), [settled]);
  const { data, currentData, error, isFetching, refetch } = endpoint.useQuery(
    { body },
    { skip: body === null, fresh: true },
  );
  // What was answered before is no answer to a question that was refused.
  const answered = error && !isFetching ? currentData : data;
  return {
    answer: text === '' ? null : (answered ?? null),
    error,
    busy: isFetching || settled !== text,
    retry: refetch,
  };
}
