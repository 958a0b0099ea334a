import { isApiError, type Outcome } from '@console/api';
import type { FieldError } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useRef, useState } from 'react';
import { formField, type FormField } from '../form/declaration.ts';
import { fieldErrorsOf } from '../form/refusal.ts';
import { useRefusals } from '../form/use-refusals.ts';
import type { RecordForm } from '../form/use-record-form.ts';
import { useSave } from '../form/use-save.ts';
import { stepErrors } from './step-errors.ts';
import type { FormStep } from './SteppedForm.tsx';

export const fieldsOfStep = ({ sections }: FormStep): FormField[] =>
  sections.flatMap((section) => section.fields.map(formField));

/** Which step is open, what keeps it open, and what the services say of it before the next one. */
export function useSteps(resource: Resource, steps: readonly FormStep[], form: RecordForm, id: string) {
  const [at, setAt] = useState(0);
  const moved = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const asks = useRefusals(form, resource.fields);
  const { save, sending } = useSave();
  const { errors, refusals, values } = form;
  const step = steps[at];
  const namesOf = (index: number) => fieldsOfStep(steps[index]!).map(({ name }) => name);
  const go = (index: number) => {
    moved.current = true;
    setAt(index);
  };
  const next = () =>
    save(async () => {
      asks.forget();
      const names = namesOf(at);
      const found: readonly FieldError[] = stepErrors(resource, names, values);
      // Errors of the services about values that have not changed count too, unless they are asked again.
      const known = step?.ask ? [] : names.flatMap((name) => errors[name] ?? []);
      if (found.length + known.length > 0) return form.refuse([...found, ...known]);
      const answer = await step?.ask?.(values);
      if (answer && 'error' in answer) return asks.show(answer.error);
      if (step?.ask) form.note(names, []);
      return go(at + 1);
    });

  // After a refusal the step of the first faulty field is opened.
  const [shownRefusals, setShownRefusals] = useState(refusals);
  if (shownRefusals !== refusals) {
    setShownRefusals(refusals);
    const first = steps.findIndex((_, index) => namesOf(index).some((name) => errors[name]));
    if (first >= 0) setAt(first);
  }
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
  }, [at, id]);

  /** What was asked last: the same values are not asked about twice. */
  const requested = useRef('');
  const askOnLeave = async (name: string) => {
    const names = step?.askOn ?? [];
    if (!step?.ask || !names.includes(name)) return;
    const about = JSON.stringify(names.map((each) => values[each]));
    if (requested.current === about) return;
    requested.current = about;
    const answer: Outcome<unknown> = await step.ask(values);
    // What cannot be asked now is asked before the next step.
    if ('error' in answer && !isApiError(answer.error)) return;
    const faults = 'error' in answer ? fieldErrorsOf(answer.error as never, new Set(names)) : [];
    if (requested.current === about) form.note(names, faults);
  };
  return {
    at,
    step,
    go,
    next,
    heading,
    failure: asks.failure,
    asking: sending,
    wrong: new Set(steps.filter((_, index) => namesOf(index).some((name) => errors[name])).map(({ key }) => key)),
    /** The form whose fields are asked about when they are left. */
    checked: {
      ...form,
      leave: (name: string) => {
        form.leave(name);
        void askOnLeave(name);
      },
    } satisfies RecordForm,
  };
}
