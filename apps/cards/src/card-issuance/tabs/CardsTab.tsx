import { issuanceCards, type IssuanceCard } from '@console/contracts/cards/card-issuance/lines';
import type { Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { text } from '@console/contracts/core/text';
import { notify } from '@console/ui/feedback';
import { ResourceList, type BulkAction, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { usePrinting } from '../actions/use-printing.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

const linkFilters = ['issuanceId', 'batchId'];
const columns: Columns<IssuanceCard> = [
  'cardNo',
  'nameOnCard',
  'cardStatus',
  'destinationKind',
  'destination',
  'batchNo',
  'batchState',
  'deliveryNo',
];

/** The cards of a print order; those without plastic can be selected for a batch. */
export function CardsTab({ issuance }: { readonly issuance: Issuance }) {
  const t = useMessages(messages);
  const { secureId, actions } = issuance;
  const startPrint = usePrinting(issuance);
  const fixed = useMemo(() => ({ issuanceId: secureId }), [secureId]);
  const cardPaths = useMemo(() => ({ detail: ({ cardId }: IssuanceCard) => paths.card(secureId, cardId) }), [secureId]);
  const bulkActions = useMemo(
    (): readonly BulkAction<IssuanceCard>[] =>
      actions.includes('startPrint')
        ? [
            {
              key: 'start-print',
              title: text('Mulai cetak', 'Start printing'),
              run: ({ rows, clear }) =>
                rows.some(({ cardStatus }) => cardStatus !== 'Issued')
                  ? notify.error(t('chosenIssued'))
                  : startPrint(
                      rows.map(({ cardId }) => cardId),
                      clear,
                    ),
            },
          ]
        : [],
    [actions, startPrint, t],
  );
  return (
    <ResourceList<IssuanceCard>
      resource={issuanceCards}
      heading={false}
      columns={columns}
      fixed={fixed}
      linkFilters={linkFilters}
      paths={cardPaths}
      bulkActions={bulkActions}
      rowLabel={({ cardNo }) => cardNo}
    />
  );
}
