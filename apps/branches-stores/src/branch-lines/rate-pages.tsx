import { addressOf } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { UpdatePage, type FormValues } from '@console/ui/form';
import { SimulationPanel } from '@console/ui/simulation';
import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { BranchRows } from './BranchRows.tsx';
import { RateGridPage } from './RateGridPage.tsx';
import { ExclusiveLines } from './ExclusiveLines.tsx';
import { OfBranch, ofBranchTitle } from './of-branch.tsx';
import type { OfLine } from './of-line.ts';
import { collateralOf, proposedRate, tenorsOf } from './simulated.ts';

const title = text('Rate', 'Rates');

export const rateList = (of: OfLine): ComponentType =>
  function RateListPage() {
    return (
      <OfBranch of={of}>
        {(branch) => <BranchRows rows={of.rates} branchId={branch.secureId} heading={ofBranchTitle(title, branch)} />}
      </OfBranch>
    );
  };

export const rateCreate = (of: OfLine): ComponentType =>
  function RateCreatePage() {
    return <OfBranch of={of}>{(branch) => <RateGridPage of={of} branch={branch} />}</OfBranch>;
  };

const sectionsOf = (of: OfLine) => [
  {
    title,
    fields: [
      'productGroupId',
      ...(of.line === 'UFI' ? ['collateralType', 'ageBand'] : []),
      'tenorFrom',
      'tenorTo',
      'rateRegular',
      'rateRepeat',
    ],
  },
  { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', 'effectiveTo'] },
];

/** The panel beside the values of a form. */
const panelOf = (of: OfLine, values: FormValues) => (
  <SimulationPanel
    line={of.line}
    branchId={values['branchId'] as string | null}
    productGroupId={(values['productGroupId'] as string | null) ?? null}
    {...collateralOf(values)}
    tenors={tenorsOf([values])}
    overrides={proposedRate([values])}
  />
);

export const rateUpdate = (of: OfLine): ComponentType =>
  function RateUpdatePage() {
    const { branchId = '' } = useParams();
    const [address] = useSearchParams();
    return (
      <UpdatePage
        resource={of.rates as never}
        secureId={address.get('rateId') ?? ''}
        within={{ field: 'branchId', secureId: branchId }}
        sections={sectionsOf(of) as never}
      >
        {(values: FormValues) => panelOf(of, values)}
      </UpdatePage>
    );
  };

export const rateDetail = (of: OfLine): ComponentType =>
  function RateDetailPage() {
    const { rateId = '', branchId = '' } = useParams();
    return (
      <ResourceDetail
        resource={of.rates as never}
        secureId={rateId}
        within={{ field: 'branchId', secureId: branchId } as never}
        sections={
          [{ title, fields: ['officeCode', 'branchName', ...sectionsOf(of)[0]!.fields] }, sectionsOf(of)[1]!] as never
        }
        paths={{ list: (record: object) => addressOf(of.rates, 'list', record) } as never}
      >
        {(record: never) => (
          <>
            <ExclusiveLines of={of} kind="rate" base={record} />
            <SimulationPanel
              line={of.line}
              branchId={branchId}
              productGroupId={(record as FormValues)['productGroupId'] as string | null}
              {...collateralOf(record)}
              tenors={tenorsOf([record])}
            />
          </>
        )}
      </ResourceDetail>
    );
  };
