import type { Resource } from '@console/contracts/core/resource';
import { useText } from '../messages/index.ts';
import type { DetailRecord, DetailSection } from './declaration.ts';
import { FactList } from './FactList.tsx';
import { useShownFields } from './shown-fields.ts';

interface FactSectionProps<R extends DetailRecord> {
  readonly resource: Resource;
  readonly section: DetailSection<R>;
  readonly record: R;
  /** Where it stands: on the page of the record, or beside a list, where headings are one level lower. */
  readonly place?: 'page' | 'side';
}

/** A group of fields under its heading; absent when this person may see none of them. */
export function FactSection<R extends DetailRecord>({
  resource,
  section,
  record,
  place = 'page',
}: FactSectionProps<R>) {
  const text = useText();
  const shown = useShownFields(resource)(section.fields, record);
  if (shown.length === 0) return null;
  const Heading = place === 'page' ? 'h2' : 'h3';
  return (
    <section className={place === 'page' ? 'panel' : 'list-side-section'}>
      {section.title && <Heading>{text(section.title)}</Heading>}
      <FactList resource={resource} fields={shown} record={record} />
    </section>
  );
}
