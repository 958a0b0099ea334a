import { resourceApi } from '@console/api';
import { mediators } from '@console/contracts/branches-stores/mediator';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { FactList } from '@console/ui/detail';
import { useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { revealed } from '../outlet/revealed.tsx';

const resource = mediators as Resource;

const sections = [
  {
    title: text('Identitas', 'Identity'),
    fields: [
      'mediatorCode',
      'name',
      revealed(resource, 'phone'),
      revealed(resource, 'nik'),
      revealed(resource, 'npwp'),
      'blacklisted',
      'status',
    ],
  },
  { title: text('Cabang dan dealer', 'Branch and dealer'), fields: ['branchId', 'dealerId'] },
  {
    title: text('Pembayaran', 'Payment'),
    fields: ['bankCode', revealed(resource, 'accountNo'), 'accountName', 'feeType', 'feeAmount', 'feePercent'],
  },
  { title: text('Core'), fields: ['coreCode', 'lastSyncedAt', 'syncState'] },
] as const;

/** A mediator in full beside the list. */
export function MediatorPanel({ secureId }: { readonly secureId: string }) {
  const titled = useText();
  const reading = resourceApi(mediators).useDetailQuery(secureId);
  return (
    <Part of={reading}>
      {(mediator) =>
        sections.map(({ title, fields }) => (
          <section key={title.id} className="list-side-section">
            <h3>{titled(title)}</h3>
            <FactList resource={resource} fields={fields as never} record={mediator as never} />
          </section>
        ))
      }
    </Part>
  );
}
