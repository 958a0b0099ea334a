import { useIsOfBranch } from '@console/auth';
import type { Field } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../messages/index.ts';
import { alone } from '../lov/alone.ts';
import { indexFrom, SectionIndex } from '../page/SectionIndex.tsx';
import { afterPress } from './after-press.ts';
import { formField, type FormField, type FormSection, type FormValues } from './declaration.ts';
import { FieldRow } from './FieldRow.tsx';
import type { RecordForm } from './use-record-form.ts';

const noValues: FormValues = {};

/** Whether a function of the values looks at them: one that ignores them gives the same for all. */
const looks = (ofValues: ((values: FormValues) => unknown) | undefined): boolean => (ofValues?.length ?? 0) > 0;

/** Whether a field may show or offer something else when any other field changes. */
const dependsOnAll = (resource: Resource, { name, input, lovParameters, disabled, beside }: FormField): boolean =>
  (input !== undefined && !alone.has(input)) ||
  beside !== undefined ||
  looks(lovParameters) ||
  looks(disabled) ||
  resource.fields[name]?.codeFrom !== undefined;

/** Values of the fields that narrow the choice of others; the same object until one of them changes. */
function useParentValues(resource: Resource, values: FormValues): FormValues {
  const [kept, setKept] = useState(noValues);
  const names = Object.values(resource.fields).flatMap(({ narrowedBy = {} }) => Object.values(narrowedBy));
  if (names.every((name) => kept[name] === values[name])) return kept;
  const next = Object.fromEntries(names.map((name) => [name, values[name]]));
  setKept(next);
  return next;
}

/** What sections show of a form, and what they tell it. */
export type SectionForm = Pick<RecordForm, 'values' | 'initial' | 'errors' | 'updating' | 'set' | 'leave'>;

/** Whether a branch is asked for a field: what is not for branches it writes where a new record cannot do without. */
const isForBranches = ({ notForBranches, required }: Partial<Field> = {}, isUpdated: boolean): boolean =>
  !notForBranches || (required === true && !isUpdated);

/** The value of a field as its input shows it. */
function shownValue({ name, blank }: FormField, { values, initial }: SectionForm): unknown {
  const value = values[name];
  return blank?.(value) && value === initial[name] ? null : value;
}

/** Shows the sections of a form with the fields that are visible now. */
export function FormSections({
  id,
  resource,
  sections,
  form,
  onBusy,
}: {
  readonly id: string;
  readonly resource: Resource;
  readonly sections: readonly FormSection[];
  readonly form: SectionForm;
  readonly onBusy: (name: string, busy: boolean) => void;
}) {
  const text = useText();
  const isOfBranch = useIsOfBranch();
  // Stable callbacks: a key pressed in one row renders only that row.
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const onChange = useCallback((name: string, value: unknown) => latest.current.set(name, value), []);
  const onLeave = useCallback((name: string) => afterPress(() => latest.current.leave(name)), []);
  const parents = useParentValues(resource, form.values);
  const visible = sections
    .map((section, index) => ({
      section,
      headingId: `${id}-section-${index}`,
      fields: section.fields
        .map(formField)
        .filter(({ name }) => !isOfBranch || isForBranches(resource.fields[name], form.updating))
        .filter((field) => field.visible?.(form.values) ?? true),
    }))
    .filter(({ fields }) => fields.length > 0);
  const titled = visible.flatMap(({ section: { title }, headingId, fields }) =>
    title ? [{ id: headingId, title: text(title), faults: fields.filter(({ name }) => form.errors[name]).length }] : [],
  );
  const shown = visible.map(({ section, headingId, fields }) => {
    return (
      <section key={headingId} className="panel form-section" aria-labelledby={section.title ? headingId : undefined}>
        {section.title && (
          <h2 id={headingId} tabIndex={-1}>
            {text(section.title)}
          </h2>
        )}
        {section.description && <p>{text(section.description)}</p>}
        <div className="form-grid">
          {fields.map((entry) => (
            <FieldRow
              key={entry.name}
              id={`${id}-${entry.name}`}
              resource={resource}
              entry={entry}
              value={shownValue(entry, form)}
              error={form.errors[entry.name]}
              values={dependsOnAll(resource, entry) ? form.values : parents}
              updating={form.updating}
              onChange={onChange}
              onLeave={onLeave}
              onBusy={onBusy}
            />
          ))}
        </div>
      </section>
    );
  });
  return titled.length < indexFrom ? (
    shown
  ) : (
    <div className="with-index">
      <SectionIndex sections={titled} />
      <div className="indexed">{shown}</div>
    </div>
  );
}
