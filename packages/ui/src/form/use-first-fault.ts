import { useEffect } from 'react';
import { formField, type FormSection } from './declaration.ts';
import type { RecordForm } from './use-record-form.ts';

const control = ':is(input, select, textarea, button, [tabindex])';

/** Of an input with several parts the first faulty one. */
const faultyIn = (element: HTMLElement): HTMLElement =>
  element.matches(':is(input, select, textarea, button)')
    ? element
    : (element.querySelector<HTMLElement>(`${control}[aria-invalid="true"]`) ?? element);

/** After a refusal the first field with an error has the focus and is in sight. */
export function useFirstFault(
  id: string,
  { refusals, errors }: Pick<RecordForm, 'refusals' | 'errors'>,
  sections: readonly FormSection[],
): void {
  useEffect(() => {
    if (refusals === 0) return;
    const names = sections.flatMap(({ fields }) => fields.map((field) => formField(field).name));
    const first = [...names, 'reason'].find((name) => errors[name]);
    const field = first && document.getElementById(`${id}-${first}`);
    if (!field) return;
    const element = faultyIn(field);
    element.focus({ preventScroll: true });
    element.scrollIntoView?.({ block: 'center' });
    // Only a refusal moves the focus, not an error that appears while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
}
