import { resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import type { MarketingSchemes } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { CreatePage, UpdatePage, type FormValues } from '@console/ui/form';
import { RecordNotFoundContent } from '@console/ui/page';
import { later } from '@console/ui/later';

const SchemePanel = later(async () => ({ default: (await import('./SchemePanel.tsx')).SchemePanel }));

const isNmc = ({ module }: Resource): boolean => module === 'dealer-nmc-marketing-scheme';

const sectionsOf = (schemes: Resource) => [
  {
    title: text('Skema', 'Scheme'),
    fields: [
      'dealerId',
      'schemeName',
      ...(isNmc(schemes) ? ['financialSchemeId'] : ['vehicleType']),
      'brand',
      'tenorFrom',
      'tenorTo',
      'dpFromPct',
      'dpToPct',
    ],
  },
  {
    title: text('Insentif dan subsidi', 'Incentives and subsidies'),
    fields: [
      'dealerIncentive',
      'dealerSubsidy',
      'dpSubsidy',
      'dpSubsidyBy',
      ...(isNmc(schemes) ? [] : ['mediatorFee']),
      'unitTarget',
    ],
  },
  { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', { name: 'effectiveTo', demanded: true }] },
];

interface SchemeProps {
  readonly schemes: MarketingSchemes;
  readonly dealers: Resource;
}

/** The form of a new scheme of a dealer. */
export function NewScheme({ schemes, dealers, dealerId }: SchemeProps & { readonly dealerId: string }) {
  const can = useCan(schemes.privilege);
  const { currentData: dealer } = resourceApi(dealers).useDetailQuery(dealerId);
  if (!can('create')) return <RecordNotFoundContent />;
  const brand = (dealer as { readonly mainBrand?: string } | undefined)?.mainBrand;
  return (
    <CreatePage
      key={brand ?? ''}
      resource={schemes as Resource}
      sections={sectionsOf(schemes) as never}
      initial={{ dealerId, ...(brand === undefined ? {} : { brand }) }}
    >
      {(values: FormValues) => <SchemePanel schemes={schemes} values={values} />}
    </CreatePage>
  );
}

interface StoredSchemeProps extends SchemeProps {
  readonly secureId: string;
  /** The form in place of the page to read. */
  readonly isEdited: boolean;
}

/** A scheme to read, or its form. */
export function StoredScheme({ schemes, secureId, isEdited }: StoredSchemeProps) {
  const can = useCan(schemes.privilege);
  const resource = schemes as Resource;
  const sections = sectionsOf(schemes) as never;
  if (isEdited && can('update'))
    return (
      <UpdatePage resource={resource} secureId={secureId} sections={sections}>
        {(values: FormValues) => <SchemePanel schemes={schemes} values={values} />}
      </UpdatePage>
    );
  return (
    <ResourceDetail
      resource={resource}
      secureId={secureId}
      sections={sections}
      paths={
        {
          list: (record: object) => `${addressOf(schemes, 'list', record)}?tab=${schemes.module}`,
          update: (record: object) => addressOf(schemes, 'update', record),
        } as never
      }
    >
      {(record) => <SchemePanel schemes={schemes} values={record as never} />}
    </ResourceDetail>
  );
}
