import type { CoreFeedRun, Resource } from '@console/contracts/core/resource';
import { FactList } from '../detail/FactList.tsx';
import type { DetailRecord } from '../detail/declaration.ts';
import { useMessages } from '../messages/index.ts';
import { useFaultText } from './fault-text.ts';
import { messages } from './messages.ts';

/** How a record stands to the core system, and why its last row was not taken over. */
export function CoreFeedFacts({ resource, record }: { readonly resource: Resource; readonly record: DetailRecord }) {
  const t = useMessages(messages);
  const faultText = useFaultText(resource);
  const faults = (record['syncFaults'] ?? []) as CoreFeedRun['faults'][number]['errors'];
  return (
    <section className="panel">
      <h2>{t('title')}</h2>
      <FactList
        resource={resource}
        record={record}
        fields={[
          'syncState',
          'lastSyncedAt',
          'coreCode',
          {
            name: 'syncFaults',
            wide: true,
            visible: () => faults.length > 0,
            render: () => faults.map((fault) => <div key={fault.field + fault.code}>{faultText(fault)}</div>),
          },
        ]}
      />
    </section>
  );
}
