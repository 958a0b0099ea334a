import { addressOf } from '@console/contracts/routes/address';
import { printRequests, type PrintRequest } from '@console/contracts/cards/ecard-printing';
import { text } from '@console/contracts/core/text';
import { notify } from '@console/ui/feedback';
import { ResourceList, type BulkAction, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { useMemo, useState } from 'react';
import { messages } from './messages.ts';
import { SelectDialog, type MadeIssuance } from './SelectDialog.tsx';
import { useMayPrint } from '../shared/use-vendor-choice.ts';

const title = text('Pilih untuk dicetak', 'Select for printing');
const columns: Columns<PrintRequest> = [
  'requestNo',
  'feeState',
  'cardNo',
  'nameOnCard',
  'cardType',
  'fee',
  'requestedAt',
  'source',
];
const fixed = { state: 'REQUESTED' };
const linkFilters = ['state'];

function Made({ issuances }: { readonly issuances: readonly MadeIssuance[] }) {
  const t = useMessages(messages);
  if (issuances.length === 0) return null;
  return (
    <section className="panel" aria-label={t('made')}>
      <h2>{t('made')}</h2>
      <ul>
        {issuances.map(({ secureId, issuanceNo, batchNo, quantity }) => (
          <li key={secureId}>
            <PageLink to={addressOf('/card-issuance/:detailId', secureId)}>{issuanceNo}</PageLink> ·{' '}
            {t('madeLine', { batchNo, count: quantity })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Requests to select; the selection becomes an issuance with one batch. */
export default function SelectPage() {
  const t = useMessages(messages);
  const prints = useMayPrint();
  const [chosen, setChosen] = useState<{ readonly rows: readonly PrintRequest[]; readonly clear: () => void } | null>(
    null,
  );
  const [created, setCreated] = useState<readonly MadeIssuance[]>([]);
  const resource = useMemo(
    () => ({ ...printRequests, operations: ['list'] as const }) as unknown as typeof printRequests,
    [],
  );
  const bulkActions = useMemo(
    (): readonly BulkAction<PrintRequest>[] =>
      prints
        ? [
            {
              key: 'select',
              title,
              run: ({ rows, clear }) =>
                rows.some(({ state }) => state !== 'REQUESTED')
                  ? notify.error(t('onlyRequested'))
                  : setChosen({ rows, clear }),
            },
          ]
        : [],
    [prints, t],
  );
  return (
    <>
      <ResourceList<PrintRequest>
        resource={resource}
        title={title}
        columns={columns}
        fixed={fixed}
        linkFilters={linkFilters}
        bulkActions={bulkActions}
        rowLabel={({ requestNo }) => requestNo}
        note={
          <>
            <p className="page-note">{t('note')}</p>
            <Made issuances={created} />
          </>
        }
      />
      {chosen && (
        <SelectDialog
          requests={chosen.rows}
          onClose={() => setChosen(null)}
          onMade={(issuances) => {
            setCreated(issuances);
            chosen.clear();
            setChosen(null);
          }}
        />
      )}
    </>
  );
}
