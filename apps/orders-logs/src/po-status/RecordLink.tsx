import { PageLink } from '@console/ui/navigation';
import { useRecordPage } from '@console/ui/reference';

/** A record of another module by code and name, leading to its page for who may open it. */
export function RecordLink({
  module,
  record,
}: {
  readonly module: string;
  readonly record: { readonly secureId: string; readonly code: string; readonly name: string } | null;
}) {
  const pageOf = useRecordPage(module);
  if (!record) return '-';
  const words = `${record.code} ${record.name}`;
  return pageOf ? <PageLink to={pageOf(record.secureId)}>{words}</PageLink> : words;
}
