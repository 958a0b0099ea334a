import type { FieldError } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import { endOfRange, withMovedEnds } from '@console/contracts/core/ranges';
import { normalise } from '@console/contracts/core/validation';
import { useMemo, useReducer, useState } from 'react';
import { checkAll, checkOne, normalised } from './check.ts';
import type { FormValues } from './declaration.ts';
import { changedFields, emptyValues, reduce, startOf, valuesOf } from './state.ts';
import { useUniqueness, type AskUnique } from './useUniqueness.ts';

export interface RecordFormOptions {
  readonly resource: Resource;
  /** The record being changed; absent for a new one. */
  readonly record?: FormValues | undefined;
  /** Values that a new record begins with. */
  readonly initial?: FormValues | undefined;
  readonly askUnique: AskUnique;
}

/**
 * What is typed in a form, judged by the contract: each field when it is left, the whole record before it is sent.
 * Knows nothing of screens, so that pages with a form of their own shape can use it too.
 */
export function useRecordForm({ resource, record, initial, askUnique }: RecordFormOptions) {
  const { fields } = resource;
  // Remotes built before there were any name none.
  const ranges = resource.ranges ?? [];
  const updating = record !== undefined;
  const [state, dispatch] = useReducer(reduce, undefined, () =>
    startOf(record ? valuesOf(fields, record) : { ...emptyValues(fields), ...initial }),
  );
  /** Counts refusals, so that the first wrong field is focused once for each. */
  const [refusals, setRefusals] = useState(0);
  const changed = useMemo(() => changedFields(fields, state), [fields, state]);
  const uniqueness = useUniqueness(resource, askUnique, (name, value) =>
    dispatch({ type: 'checked', name, value, error: { field: name, code: 'DUPLICATE' } }),
  );

  const refuse = (errors: readonly FieldError[]) => {
    dispatch({ type: 'refused', errors });
    setRefusals((count) => count + 1);
  };
  /**
   * An end left equal to its start is moved before the eyes of who typed it (docs/model/specification.md#date-ranges).
   */
  const moveEnds = (left: string) => {
    for (const [start, end] of ranges) {
      if (left !== start && left !== end) continue;
      const [first, last] = [start, end].map((name) => normalise(fields[name]!, state.values[name]) as string | null);
      const moved = endOfRange(first ?? null, last ?? null);
      if (moved !== last) dispatch({ type: 'changed', name: end, value: moved });
    }
  };
  return {
    ...state,
    changed,
    updating,
    refusals,
    refuse,
    set(name: string, value: unknown) {
      uniqueness.forget(name);
      dispatch({ type: 'changed', name, value });
    },
    leave(name: string) {
      const value = state.values[name];
      const known = state.errors[name];
      const error = checkOne(resource, updating, name, state.values, state.initial);
      // What the services said of this very value still holds.
      dispatch({ type: 'checked', name, value: normalise(fields[name]!, value), error: error ?? known ?? null });
      if (!error && !known && changed.includes(name)) void uniqueness.check(name, value);
      moveEnds(name);
    },
    /** The record as it is sent, or undefined after showing what is wrong. */
    check(): Record<string, unknown> | undefined {
      const errors = checkAll(resource, updating, state.values, state.initial);
      if (errors.length > 0) refuse(errors);
      return errors.length > 0 ? undefined : withMovedEnds(ranges, normalised(fields, state.values));
    },
    /** Goes on from another state of the record, with what is typed given by `values`. */
    replace(current: FormValues, values: FormValues = {}) {
      const start = valuesOf(fields, current);
      dispatch({ type: 'replaced', initial: start, values: { ...start, ...values } });
    },
    /** Goes on from another state of the record that differs in nothing from what is shown; what is typed stays as it is. */
    rebase: (current: FormValues) => dispatch({ type: 'rebased', initial: valuesOf(fields, current) }),
    /** Puts back what had been typed before. */
    restore: (values: FormValues) =>
      dispatch({ type: 'replaced', initial: state.initial, values: { ...state.values, ...values } }),
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
