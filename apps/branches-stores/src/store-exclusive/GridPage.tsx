import { mutationEndpoint } from '@console/api';
import type { Store } from '@console/contracts/branches-stores/store';
import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import {
  storeGridCalls,
  storeGridFields,
  storeGridTitles,
  type StoreRateGrid,
} from '@console/contracts/branches-stores/store-terms/grid';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import type { FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { GridForm } from '../rate-grid/GridForm.tsx';
import { ExclusiveRows } from './ExclusiveRows.tsx';
import { messages } from './messages.ts';
import { quota } from '../outlet/quota.ts';

const RowPanel = later(async () => ({ default: (await import('./RowPanel.tsx')).RowPanel }));

const proposal = mutationEndpoint(storeGridCalls.propose, { invalidates: ['approval', 'notification', 'home'] });
const resource = {
  ...storeExclusiveRates,
  fields: storeGridFields,
  titles: storeGridTitles,
  rules: [],
  fourEyes: false,
} as unknown as Resource;
const sections = [
  { title: text('Perjanjian', 'Agreement'), fields: ['productGroupIds', 'agreementNo', quota] },
  { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', 'effectiveTo', 'supersede'] },
  {
    title: text('Rate', 'Rates'),
    fields: [{ name: 'rates', ownFaults: true, wide: true }, 'reason'],
  },
];

const rowsIn = ({ rates }: FormValues): readonly FormValues[] =>
  Array.isArray(rates) ? (rates as readonly FormValues[]) : [];

/**
 * Exclusive rates of a store by band of tenors, filled in like a spreadsheet and proposed together; below them those
 * that are there, each of which is replaced, ended or cancelled by itself.
 */
export function GridPage({ store: { secureId: storeId, storeCode, name } }: { readonly store: Store }) {
  const t = useMessages(messages);
  const [send] = proposal.useMutation();
  return (
    <Page title={t('update', { store: `${storeCode} ${name}` })}>
      <GridForm
        resource={resource}
        owner={{ storeId }}
        sections={sections}
        send={(body) => send({ body: body as StoreRateGrid })}
        list={addressOf(storeExclusiveRates, 'list', { storeId })}
      >
        {(values) => {
          const [group] = (values['productGroupIds'] as readonly string[] | null | undefined) ?? [];
          return (
            <RowPanel
              storeId={storeId}
              rows={rowsIn(values)}
              productGroupId={group ?? null}
              effectiveFrom={values['effectiveFrom']}
            />
          );
        }}
      </GridForm>
      <section className="panel" aria-label={t('present')}>
        <h2>{t('present')}</h2>
        <ExclusiveRows storeId={storeId} />
      </section>
    </Page>
  );
}
