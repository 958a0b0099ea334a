import { inMargin } from '@console/contracts/branches-stores/branch/margin-words';
import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import { addressOf } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { UpdatePage, type FormValues } from '@console/ui/form';
import { SimulationPanel } from '@console/ui/simulation';
import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { BranchRows } from './BranchRows.tsx';
import { RateGridPage } from './RateGridPage.tsx';
import { CarriedSheet } from './carried-sheet.tsx';
import { ExclusiveLines } from './ExclusiveLines.tsx';
import { OfBranch, ofBranchTitle } from './of-branch.tsx';
import type { OfLine } from './of-line.ts';
import { collateralOf, proposedRate, rowOf, tenorsOf } from './simulated.ts';

const title = text('Rate', 'Rates');

export const rateList = (of: OfLine): ComponentType =>
  function RateListPage() {
    return (
      <OfBranch of={of}>
        {(branch, { rates }) => (
          <BranchRows
            rows={rates}
            branchId={branch.secureId}
            heading={ofBranchTitle(title, branch)}
            tab={branch.isQanun ? inMargin(title) : title}
          />
        )}
      </OfBranch>
    );
  };

export const rateCreate = (of: OfLine): ComponentType =>
  function RateCreatePage() {
    return <OfBranch of={of}>{(branch, worded) => <RateGridPage of={worded} branch={branch} />}</OfBranch>;
  };

const sectionsOf = (of: OfLine, { isQanun }: BranchRecord) => [
  {
    title: isQanun ? inMargin(title) : title,
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
    overrides={proposedRate([values], rowOf(values))}
  />
);

export const rateUpdate = (of: OfLine): ComponentType =>
  function RateUpdatePage() {
    const { branchId = '' } = useParams();
    const [address] = useSearchParams();
    const baseId = address.get('rateId') ?? '';
    return (
      <OfBranch of={of}>
        {(branch, worded) => (
          <CarriedSheet of={worded} kind="rate" baseId={baseId}>
            {(carried, successor) => (
              <UpdatePage
                resource={worded.rates as never}
                secureId={baseId}
                within={{ field: 'branchId', secureId: branchId }}
                sections={[...sectionsOf(worded, branch), ...carried] as never}
                successor={successor}
              >
                {(values: FormValues) => panelOf(worded, values)}
              </UpdatePage>
            )}
          </CarriedSheet>
        )}
      </OfBranch>
    );
  };

/** A scheduled rate is looked at on the day from which it holds. */
const dayOf = ({ phase, effectiveFrom }: FormValues): string | undefined =>
  phase === 'SCHEDULED' ? (effectiveFrom as string) : undefined;

export const rateDetail = (of: OfLine): ComponentType =>
  function RateDetailPage() {
    const { rateId = '', branchId = '' } = useParams();
    return (
      <OfBranch of={of}>
        {(branch, worded) => {
          const [rate, period] = sectionsOf(worded, branch);
          return (
            <ResourceDetail
              resource={worded.rates as never}
              secureId={rateId}
              within={{ field: 'branchId', secureId: branchId } as never}
              sections={[{ ...rate!, fields: ['officeCode', 'branchName', ...rate!.fields] }, period!] as never}
              paths={{ list: (record: object) => addressOf(of.rates, 'list', record) } as never}
            >
              {(record: never) => (
                <>
                  <ExclusiveLines of={worded} kind="rate" base={record} />
                  <SimulationPanel
                    line={of.line}
                    branchId={branchId}
                    productGroupId={(record as FormValues)['productGroupId'] as string | null}
                    {...collateralOf(record)}
                    tenors={tenorsOf([record])}
                    date={dayOf(record)}
                  />
                </>
              )}
            </ResourceDetail>
          );
        }}
      </OfBranch>
    );
  };
