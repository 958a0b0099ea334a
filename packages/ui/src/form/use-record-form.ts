import type { FieldError } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import { endOfRange, withMovedEnds } from '@console/contracts/core/ranges';
import { withoutOrphans } from '@console/contracts/core/reference';
import { normalise } from '@console/contracts/core/validation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useToday } from '../formats/index.ts';
import { startChecks, useChecks } from '../later/index.ts';
import { sameValue } from '../value/same-value.ts';
import { checkAll, checkOne, normalised } from './check.ts';
import type { FormValues } from './declaration.ts';
import { changedFields, emptyValues, reduce, initialState, valuesOf, type FormEvent } from './state.ts';
import { useUniqueness, type AskUnique } from './use-uniqueness.ts';

export interface RecordFormOptions {
  readonly resource: Resource;
  /** The record being updated; absent for a new one. */
  readonly record?: FormValues | undefined;
  /** Start values of a new record. */
  readonly initial?: FormValues | undefined;
  readonly askUnique: AskUnique;
}

/**
 * Typed values of a form, checked by the contract: each field when it is left, the whole record before sending. Has no
 * user interface, so that pages with their own layout can use it too.
 * @example
 * const form = useRecordForm({ resource: cardTypes, record, askUnique });
 * const values = form.check();
 * if (values) await save(values);
 */
export function useRecordForm({ resource, record, initial, askUnique }: RecordFormOptions) {
  const { fields } = resource;
  const checksReady = useChecks();
  /** Fields that were left before the library that checks had loaded. */
  const leftUnchecked = useRef(new Set<string>());
  // Contracts of remotes built before `ranges` existed do not have it.
  const ranges = resource.ranges ?? [];
  const updating = record !== undefined;
  useEffect(startChecks, []);
  const [state, setState] = useState(() =>
    initialState(record ? valuesOf(fields, record) : { ...emptyValues(fields), ...initial }),
  );
  // An input may report its text and that it is left in one event: the check then needs what was set a moment ago.
  const latest = useRef(state);
  const dispatch = (event: FormEvent) => {
    latest.current = reduce(latest.current, event);
    setState(latest.current);
  };
  useEffect(() => {
    if (!checksReady) return;
    for (const name of leftUnchecked.current) {
      const { values, errors, initial: start } = latest.current;
      const error = checkOne(resource, updating, name, values, start);
      if (error && !errors[name]) dispatch({ type: 'checked', name, value: values[name], error });
    }
    leftUnchecked.current.clear();
    // Once: what is left from now on is checked as it is left.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [checksReady]);
  const today = useToday();
  const shownOn = useRef(today);
  useEffect(() => {
    if (shownOn.current === today) return;
    shownOn.current = today;
    // Days that the form starts with, such as tomorrow, follow midnight where nobody has typed another.
    const { initial: before, values } = latest.current;
    const moved = Object.entries(record ? valuesOf(fields, record) : { ...initial }).filter(
      ([name, day]) => fields[name]?.kind === 'date' && !sameValue(day, before[name]),
    );
    if (moved.length === 0) return;
    dispatch({ type: 'rebased', initial: { ...before, ...Object.fromEntries(moved) } });
    for (const [name, value] of moved)
      if (sameValue(values[name], before[name])) dispatch({ type: 'changed', name, value });
    // Values are compared on the day that begins, and not whenever a page renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [today]);
  /** Counts refusals: each one focuses the first field with an error. */
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
   * Moves an end equal to its start when one of the two is left, so that the person sees it
   * (docs/model/specification.md#date-ranges).
   */
  const moveEnds = (left: string) => {
    for (const [start, end] of ranges) {
      if (left !== start && left !== end) continue;
      const { values } = latest.current;
      const [first, last] = [start, end].map((name) => normalise(fields[name]!, values[name]) as string | null);
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
      // A choice of another parent no longer fits.
      const next = withoutOrphans<unknown>(fields, { ...state.values, [name]: value }, name, null);
      for (const orphan of Object.keys(next))
        if (orphan !== name && next[orphan] !== state.values[orphan])
          dispatch({ type: 'changed', name: orphan, value: normalise(fields[orphan]!, null) });
    },
    leave(name: string) {
      if (!checksReady) leftUnchecked.current.add(name);
      const { values, errors, initial: start } = latest.current;
      const value = values[name];
      const known = errors[name];
      const error = checkOne(resource, updating, name, values, start);
      // What is refused stays as it was written.
      const shown = error ? value : normalise(fields[name]!, value);
      // An error of the services about this value still applies.
      dispatch({ type: 'checked', name, value: shown, error: error ?? known ?? null });
      if (!error && !known && changedFields(fields, latest.current).includes(name)) void uniqueness.check(name, value);
      moveEnds(name);
    },
    /** What the services say of these fields besides, without moving the focus; what they said before is over. */
    note(names: readonly string[], faults: readonly FieldError[]) {
      for (const name of names) {
        const { values, errors, initial: start } = latest.current;
        const fault = faults.find(({ field }) => field === name);
        if (!fault && !errors[name]) continue;
        const error = fault ?? checkOne(resource, updating, name, values, start);
        dispatch({ type: 'checked', name, value: values[name], error });
      }
    },
    /** Checks all fields. @returns the record to send, or undefined after showing the errors */
    check(): Record<string, unknown> | undefined {
      const { values, initial: start } = latest.current;
      const errors = checkAll(resource, updating, values, start);
      if (errors.length > 0) refuse(errors);
      if (errors.length > 0) return undefined;
      const sent = withMovedEnds(ranges, normalised(fields, values));
      // Rows that say nothing leave the screen too: a fault that the services find names what is left.
      for (const [name, { sheet }] of Object.entries(fields))
        if (sheet && !sameValue(sent[name], normalise(fields[name]!, values[name])))
          dispatch({ type: 'changed', name, value: sent[name] });
      return sent;
    },
    /** Continues on another version of the record, with `values` typed on top. */
    replace(current: FormValues, values: FormValues = {}) {
      const start = valuesOf(fields, current);
      dispatch({ type: 'replaced', initial: start, values: { ...start, ...values } });
    },
    /** Continues on another version of the record that shows the same; typed values stay. */
    rebase: (current: FormValues) => dispatch({ type: 'rebased', initial: valuesOf(fields, current) }),
    /** Restores the values of a draft. */
    restore: (values: FormValues) =>
      dispatch({ ...latest.current, type: 'replaced', values: { ...latest.current.values, ...values } }),
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
