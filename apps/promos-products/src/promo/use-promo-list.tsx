import { useCan } from '@console/auth';
import { text } from '@console/contracts/core/text';
import type { Promo } from '@console/contracts/promos-products/promo';
import { addressOf } from '@console/contracts/routes/address';
import { later } from '@console/ui/later';
import type { RowAction } from '@console/ui/list';
import { useOfficeWhy } from '@console/ui/why';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfLine } from './of-line.ts';

// The list opens without it.
const DuplicateDialog = later(async () => ({ default: (await import('./DuplicateDialog.tsx')).DuplicateDialog }));

const report = {
  key: 'reporting',
  title: text('Laporan', 'Report'),
  action: 'view',
  to: addressOf('/promo/reporting'),
} as const;
const bulk = { key: 'bulk', title: text('Ubah massal', 'Update in bulk'), action: 'import' } as const;
const importRates = text('Impor rate', 'Import rates');
const duplicate = text('Duplikat', 'Duplicate');

/** What the list of the promos of a line adds: its report, updates of many, and rates and copies of one. */
export function usePromoList(of: OfLine) {
  const can = useCan(of.promos.privilege);
  const isOfBranch = useOfficeWhy(of.promos) !== undefined;
  const navigate = useNavigate();
  const [copied, setCopied] = useState<Promo | null>(null);
  const [mayImport, mayCopy] = [can('import') && !isOfBranch, can('create') && !isOfBranch];
  const rowActions = useMemo((): readonly RowAction<Promo>[] => {
    const rates: RowAction<Promo> = {
      key: 'import',
      title: importRates,
      offered: ({ state }) => state !== 'inactive',
      run: ({ secureId }) => void navigate(`/${of.module}/import?promoId=${secureId}`),
    };
    return [
      ...(mayImport ? [rates] : []),
      ...(mayCopy ? [{ key: 'duplicate', title: duplicate, run: setCopied }] : []),
    ];
  }, [of, navigate, mayImport, mayCopy]);
  const tools = useMemo(
    () => [
      ...(of.line === 'NMC' ? [] : [{ ...bulk, to: `/${of.module}/update-bulk` }]),
      ...(of.line === 'SPEKTRA' ? [report] : []),
    ],
    [of],
  );
  return {
    tools,
    rowActions,
    ...(copied ? { note: <DuplicateDialog of={of} promo={copied} onClose={() => setCopied(null)} /> } : {}),
  };
}
