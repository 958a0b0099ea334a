import type { Resource } from '@console/contracts/core/resource';
import { useText } from '../messages/index.ts';
import type { DetailRecord, DetailSection } from './declaration.ts';
import { FactList } from './FactList.tsx';
import { useShownFields } from './shown-fields.ts';

interface FactSectionProps<R extends DetailRecord> {
  readonly resource: Resource;
  readonly section: DetailSection<R>;
  readonly record: R;
}

/** A group of fields under its heading; absent when this person may see none of them. */
export function FactSection<R extends DetailRecord>({ resource, section, record }: FactSectionProps<R>) {
  const text = useText();
  const shown = useShownFields(resource)(section.fields, record);
  if (shown.length === 0) return null;
  return (
    <section className="panel">
      {section.title && <h2>{text(section.title)}</h2>}
      <FactList resource={resource} fields={shown} record={record} />
    </section>
  );
}
