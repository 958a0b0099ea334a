import { resourceApi } from '@console/api';
import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { CreatePage, UpdatePage, type FormSection, type FormValues } from '@console/ui/form';
import { formatCurrency, percentText } from '@console/ui/formats';
import { later } from '@console/ui/later';
import { defineMessages, useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { useMemo, type ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { AwaitedSheet } from './AwaitedSheet.tsx';
import { FeeSheets } from './FeeSheets.tsx';
import { OfBranch } from './of-branch.tsx';
import type { OfLine } from './of-line.ts';

const SheetPanel = later(async () => ({ default: (await import('./SheetPanel.tsx')).SheetPanel }));

const sections: readonly FormSection[] = [
  {
    title: text('Baris eksklusif', 'Exclusive lines'),
    description: text(
      'Kelompok anggota didahulukan, lalu grup toko atau perusahaan, lalu merek',
      'Membership groups go first, then store groups or companies, then brands',
    ),
    fields: [{ name: 'lines', wide: true }],
  },
];

const messages = defineMessages({ id: { months: '{tenors} bulan' }, en: { months: '{tenors} months' } });

/** What the base row says, regular and repeat. */
function valueOf(kind: 'rate' | 'fee', base: FormValues): string {
  const name = kind === 'rate' ? 'rate' : base['valueType'] === 'PERCENT' ? 'percent' : 'amount';
  const shown = (value: unknown) => (name === 'amount' ? formatCurrency(Number(value)) : percentText(value));
  return [base[`${name}Regular`], base[`${name}Repeat`]]
    .filter((value) => value != null)
    .map(shown)
    .join(' / ');
}

interface SheetFormProps {
  readonly of: OfLine;
  readonly kind: 'rate' | 'fee';
  readonly resource: Resource;
  readonly base: FormValues;
  readonly baseId: string;
  readonly branch: BranchRecord;
}

/** The sheet of a rate or fee: a new one while there is none. */
function SheetForm({ of, kind, resource, base, baseId, branch }: SheetFormProps) {
  const text = useText();
  const t = useMessages(messages);
  const { secureId: branchId, officeCode, name } = branch;
  const months = t('months', { tenors: String(base['tenors']) });
  const title = [`${text(resource.title)} ${officeCode} ${name}`, months, valueOf(kind, base)].join(', ');
  const reading = resourceApi(resource).useListQuery({ baseId, page: 1, size: 10 });
  const back = addressOf(resource, 'detail', { baseId, branchId });
  const paths = useMemo(() => ({ detail: () => back }), [back]);
  const panel = ({ lines }: FormValues) => (
    <SheetPanel line={of.line} kind={kind} base={base} lines={Array.isArray(lines) ? lines : []} />
  );
  return (
    <Part of={reading as never}>
      {({ rows }: { readonly rows: readonly { readonly secureId: string }[] }) => {
        const [sheet] = rows;
        return sheet ? (
          <UpdatePage
            resource={resource as never}
            secureId={sheet.secureId}
            title={() => title}
            sections={sections}
            paths={paths as never}
          >
            {panel}
          </UpdatePage>
        ) : (
          <CreatePage
            resource={resource as never}
            title={title}
            initial={{ baseId, branchId }}
            banner={<AwaitedSheet resource={resource} base={{ baseId, branchId }} />}
            sections={sections}
            paths={paths as never}
          >
            {panel}
          </CreatePage>
        );
      }}
    </Part>
  );
}

/** The sheet of a rate or fee of the branch in the address; one of another branch is not there. */
function SheetPage({ of, kind, baseId }: { of: OfLine; kind: 'rate' | 'fee'; baseId: string }) {
  const { branchId = '' } = useParams();
  return (
    <OfBranch of={of}>
      {(branch, worded) => {
        const { exclusiveRates, rates, exclusiveFees, fees } = worded;
        const [resource, bases] = kind === 'rate' ? [exclusiveRates, rates] : [exclusiveFees, fees];
        return (
          <RecordGate
            key={baseId}
            resource={bases as never}
            secureId={baseId}
            at={addressOf(bases, 'detail', { branchId, secureId: baseId })}
            within={{ field: 'branchId', secureId: branchId }}
          >
            {(base: FormValues) => (
              <SheetForm of={worded} kind={kind} resource={resource} base={base} baseId={baseId} branch={branch} />
            )}
          </RecordGate>
        );
      }}
    </OfBranch>
  );
}

const rateSheet = (of: OfLine): ComponentType =>
  function RateSheetPage() {
    const { rateId = '' } = useParams();
    return <SheetPage of={of} kind="rate" baseId={rateId} />;
  };
export const rateSheetCreate = rateSheet;
export const rateSheetUpdate = rateSheet;

export const feeSheetUpdate = (of: OfLine): ComponentType =>
  function FeeSheetPage() {
    const [address] = useSearchParams();
    return <SheetPage of={of} kind="fee" baseId={address.get('feeId') ?? ''} />;
  };

const title = text('Fee eksklusif', 'Exclusive fees');

export const feeSheetList = (of: OfLine): ComponentType =>
  function FeeSheetListPage() {
    return <OfBranch of={of}>{(branch) => <FeeSheets of={of} branch={branch} title={title} />}</OfBranch>;
  };
