import { mutationEndpoint } from '@console/api';
import {
  simulationCalls,
  type Simulation,
  type SimulationQuestion,
} from '@console/contracts/branches-stores/branch/simulation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDebounced } from '../core/index.ts';

const endpoint = mutationEndpoint(simulationCalls.preview);

/** The answer to a question, asked 500 ms after its last change; what was answered before stays until then. */
export function useSimulation(question: SimulationQuestion | null) {
  const [send, { error, isLoading }] = endpoint.useMutation();
  const [answer, setAnswer] = useState<Simulation | null>(null);
  const text = useMemo(() => (question ? JSON.stringify(question) : ''), [question]);
  const settled = useDebounced(text);
  const latest = useRef('');
  const ask = useCallback(async () => {
    latest.current = settled;
    if (settled === '') return;
    const outcome = await send({ body: JSON.parse(settled) as SimulationQuestion });
    if (latest.current === settled && 'data' in outcome) setAnswer(outcome.data);
  }, [settled, send]);
  useEffect(() => void ask(), [ask]);
  return { answer: text === '' ? null : answer, error, busy: isLoading || settled !== text, retry: ask };
}
