import type { Resource } from '@console/contracts/core/resource';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useText } from '../messages/index.ts';
import { indexFrom, SectionIndex } from '../page/SectionIndex.tsx';
import { afterPress } from './after-press.ts';
import { formField, type FormField, type FormSection, type FormValues } from './declaration.ts';
import { FieldRow } from './FieldRow.tsx';
import type { RecordForm } from './use-record-form.ts';

const noValues: FormValues = {};

/** Whether a field shows or offers something else when another field changes. */
const dependsOnOthers = (resource: Resource, { name, input, lovParameters, disabled, beside }: FormField): boolean =>
  input !== undefined ||
  beside !== undefined ||
  lovParameters !== undefined ||
  disabled !== undefined ||
  resource.fields[name]?.narrowedBy !== undefined;

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
  readonly form: RecordForm;
  readonly onBusy: (name: string, busy: boolean) => void;
}) {
  const text = useText();
  // Stable callbacks: a key pressed in one row renders only that row.
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const onChange = useCallback((name: string, value: unknown) => latest.current.set(name, value), []);
  const onLeave = useCallback((name: string) => afterPress(() => latest.current.leave(name)), []);
  const visible = sections
    .map((section, index) => ({
      section,
      headingId: `${id}-section-${index}`,
      fields: section.fields.map(formField).filter((field) => field.visible?.(form.values) ?? true),
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
              value={form.values[entry.name]}
              error={form.errors[entry.name]}
              values={dependsOnOthers(resource, entry) ? form.values : noValues}
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
