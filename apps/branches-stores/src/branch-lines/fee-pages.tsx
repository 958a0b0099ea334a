import { addressOf } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { CreatePage, UpdatePage, type FormValues } from '@console/ui/form';
import { useText } from '@console/ui/messages';
import { SimulationPanel } from '@console/ui/simulation';
import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { CarriedSheet } from './carried-sheet.tsx';
import { ExclusiveLines } from './ExclusiveLines.tsx';
import { OfBranch, ofBranchTitle } from './of-branch.tsx';
import type { OfLine } from './of-line.ts';
import { FeesOf } from './FeesOf.tsx';
import { QanunNote } from './QanunNote.tsx';
import { proposedFee, tenorsOf } from './simulated.ts';

const title = text('Fee', 'Fees');
const newTitle = text('Fee baru', 'New fee');

export const feeList = (of: OfLine): ComponentType =>
  function FeeListPage() {
    return (
      <OfBranch of={of}>
        {(branch) => <FeesOf of={of} branchId={branch.secureId} heading={ofBranchTitle(title, branch)} />}
      </OfBranch>
    );
  };

const isShare = ({ valueType }: FormValues): boolean => valueType === 'PERCENT';
const isAmount = (values: FormValues): boolean => !isShare(values);

const sections = [
  {
    title,
    fields: [
      'feeType',
      'charge',
      'valueType',
      { name: 'amountRegular', visible: isAmount, demanded: true },
      { name: 'amountRepeat', visible: isAmount },
      { name: 'percentRegular', visible: isShare, demanded: true },
      { name: 'percentRepeat', visible: isShare },
    ],
  },
  { title: text('Berlaku untuk', 'Applies to'), fields: ['tenorFrom', 'tenorTo', 'amountFrom', 'amountTo'] },
  { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', 'effectiveTo'] },
];
const shown = [
  {
    title,
    fields: [
      'officeCode',
      'branchName',
      'feeType',
      'charge',
      'valueType',
      'amountRegular',
      'amountRepeat',
      'percentRegular',
      'percentRepeat',
    ],
  },
  sections[1]!,
  sections[2]!,
];

const panelOf = (of: OfLine, values: FormValues) => (
  <>
    <QanunNote of={of} branchId={(values['branchId'] as string | null) ?? ''} />
    <SimulationPanel
      line={of.line}
      branchId={values['branchId'] as string | null}
      tenors={tenorsOf([values])}
      overrides={proposedFee(values)}
    />
  </>
);

export const feeCreate = (of: OfLine): ComponentType =>
  function FeeCreatePage() {
    const read = useText();
    return (
      <OfBranch of={of}>
        {(branch) => (
          <CreatePage
            resource={of.fees as never}
            title={read(ofBranchTitle(newTitle, branch))}
            initial={{
              branchId: branch.secureId,
              valueType: 'AMOUNT',
              charge: 'FINANCED',
              amountFrom: 0,
              tenorFrom: 1,
            }}
            sections={sections as never}
          >
            {(values: FormValues) => panelOf(of, values)}
          </CreatePage>
        )}
      </OfBranch>
    );
  };

export const feeUpdate = (of: OfLine): ComponentType =>
  function FeeUpdatePage() {
    const { branchId = '' } = useParams();
    const [address] = useSearchParams();
    const baseId = address.get('feeId') ?? '';
    return (
      <CarriedSheet of={of} kind="fee" baseId={baseId}>
        {(carried, successor) => (
          <UpdatePage
            resource={of.fees as never}
            secureId={baseId}
            within={{ field: 'branchId', secureId: branchId }}
            sections={[...sections, ...carried] as never}
            successor={successor}
          >
            {(values: FormValues) => panelOf(of, values)}
          </UpdatePage>
        )}
      </CarriedSheet>
    );
  };

export const feeDetail = (of: OfLine): ComponentType =>
  function FeeDetailPage() {
    const { feeId = '', branchId = '' } = useParams();
    return (
      <ResourceDetail
        resource={of.fees as never}
        secureId={feeId}
        within={{ field: 'branchId', secureId: branchId } as never}
        sections={shown as never}
        paths={{ list: (record: object) => addressOf(of.fees, 'list', record) } as never}
      >
        {(record: never) => (
          <>
            <QanunNote of={of} branchId={branchId} />
            <ExclusiveLines of={of} kind="fee" base={record} />
            <SimulationPanel line={of.line} branchId={branchId} tenors={tenorsOf([record])} />
          </>
        )}
      </ResourceDetail>
    );
  };
