import type { FieldError } from '@console/contracts/core/errors';
import type { Entry } from '@console/contracts/promos-products/content/document';
import { FormSections, type FormSection, type SectionForm } from '@console/ui/form';
import { useId, useState } from 'react';
import type { PageDocument } from './document-of.ts';

interface EntryFormProps {
  readonly page: PageDocument;
  readonly part: string;
  readonly entry: Entry;
  /** What keeps the entry from being published. */
  readonly faults: readonly FieldError[];
  /** Shows all faults, also of fields that nobody has left yet. */
  readonly showsAll: boolean;
  readonly sections: readonly FormSection[];
  readonly onChange: (field: string, value: unknown) => void;
}

const notBusy = () => undefined;

/** The fields of one entry, which change the draft as they are typed. Faults are shown of fields that were left. */
export function EntryForm({ page, part, entry, faults, showsAll, sections, onChange }: EntryFormProps) {
  const id = useId();
  const [left, setLeft] = useState<readonly string[]>([]);
  const shown = faults.filter(({ field }) => showsAll || left.includes(field));
  const form: SectionForm = {
    values: entry,
    initial: entry,
    errors: Object.fromEntries(shown.toReversed().map((fault) => [fault.field, fault])),
    updating: true,
    set: onChange,
    leave: (name) => setLeft((names) => (names.includes(name) ? names : [...names, name])),
  };
  return <FormSections id={id} resource={page.resources[part]!} sections={sections} form={form} onBusy={notBusy} />;
}
