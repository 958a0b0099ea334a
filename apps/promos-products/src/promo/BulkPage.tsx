import { useCan } from '@console/auth';
import {
  bulkFiles,
  bulkKinds,
  type BulkKind,
  type BulkLine,
} from '@console/contracts/promos-products/promo/bulk-files';
import { bulkLimits } from '@console/contracts/promos-products/promo/bulk-calls';
import type { Promo } from '@console/contracts/promos-products/promo';
import { text } from '@console/contracts/core/text';
import { notify } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { ImportWizard } from '@console/ui/import';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { ResourceList, type BulkAction, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { useOfficeWhy } from '@console/ui/why';
import { useMemo, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { BulkDialog } from './BulkDialog.tsx';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';
import { promoPage } from './promo-page.ts';

/** A line whose promos are updated in bulk. */
export type OfBulkLine = OfLine & { readonly line: BulkLine };

/** The page's title. */
export const bulkTitle = text('Ubah massal promo', 'Bulk update of promos');
const columns: Columns<Promo> = [
  'promoCode',
  'name',
  'promoType',
  'tenors',
  'startDate',
  'endDate',
  'priority',
  'state',
];
const active = { state: ['active'] };

interface Chosen {
  readonly rows: readonly Promo[];
  readonly clear: () => void;
}

const kindWords = { terms: 'bulkTerms', lines: 'bulkLines', branches: 'bulkBranches' } as const;

/** Files of earlier updates, and how to send one's own. */
function Files({ of }: { readonly of: OfBulkLine }) {
  const t = useMessages(messages);
  return (
    <p className="page-note">
      {t('bulkNote')}{' '}
      {bulkKinds.map((kind, at) => (
        <span key={kind}>
          {at > 0 && ' · '}
          <PageLink to={`/${of.module}/update-bulk?kind=${kind}`}>{t(kindWords[kind])}</PageLink>
        </span>
      ))}
    </p>
  );
}

/** The promos of a line, to choose those that one operation changes. */
function ChoosePage({
  of,
  onPreview,
}: {
  readonly of: OfBulkLine;
  readonly onPreview: (kind: string, id: string) => void;
}) {
  const t = useMessages(messages);
  const can = useCan(of.promos.privilege);
  const barred = useOfficeWhy(of.promos);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const bulkActions = useMemo(
    (): readonly BulkAction<Promo>[] =>
      can('import') && barred === undefined
        ? [
            {
              key: 'bulk',
              title: text(messages.id.bulk, messages.en.bulk),
              refused: ({ rows }) => (rows.some(({ state }) => state === 'inactive') ? 'PROMO_INACTIVE' : undefined),
              run: ({ rows, clear }) =>
                rows.length > bulkLimits.promos
                  ? notify.error(t('bulkTooMany', { maximum: formatNumber(bulkLimits.promos) }))
                  : setChosen({ rows, clear }),
            },
          ]
        : [],
    [can, barred, t],
  );
  // Promos are only chosen here: each is opened and changed on its page.
  const list = useMemo(
    () => ({ ...of.promos, operations: ['list', 'detail'], acts: {} }) as unknown as OfLine['promos'],
    [of],
  );
  const paths = useMemo(() => ({ detail: ({ secureId }: Promo) => promoPage(of, secureId) }), [of]);
  return (
    <>
      <ResourceList<Promo>
        resource={list}
        title={bulkTitle}
        paths={paths}
        columns={columns}
        defaultFilters={active}
        bulkActions={bulkActions}
        note={<Files of={of} />}
      />
      {chosen && (
        <BulkDialog
          of={of}
          promos={chosen.rows}
          onClose={() => setChosen(null)}
          onPreview={(kind, importId) => {
            chosen.clear();
            onPreview(kind, importId);
          }}
        />
      )}
    </>
  );
}

const isKind = (value: string | undefined): value is BulkKind => bulkKinds.some((kind) => kind === value);

/** Updates many promos of a line at once: which and what, then the preview and the run as a file has them. */
export const bulkPage = (of: OfBulkLine): ComponentType =>
  function BulkPage() {
    const t = useMessages(messages);
    const [, setAddress] = useSearchParams();
    const { kind, importId } = useAddressValues({
      kind: { title: t('bulkOperation'), accepts: bulkKinds },
      importId: { title: t('bulkFile'), accepts: isRecordId },
    });
    if (!isKind(kind))
      return <ChoosePage of={of} onPreview={(next, importId) => setAddress({ kind: next, importId })} />;
    return (
      <ImportWizard
        key={kind}
        definition={bulkFiles[of.line][kind]}
        listAddress={`/${of.module}`}
        {...(importId ? { importId } : {})}
        onJob={(secureId) => setAddress(secureId ? { kind, importId: secureId } : {})}
      />
    );
  };
