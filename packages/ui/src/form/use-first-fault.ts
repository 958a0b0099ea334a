import { useEffect } from 'react';
import { formField, type FormSection } from './declaration.ts';
import type { RecordForm } from './use-record-form.ts';

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
    const element = first && document.getElementById(`${id}-${first}`);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView?.({ block: 'center' });
    // Only a refusal moves the focus, not an error that appears while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
}
