import { linesOfBusiness, type LineOfBusiness } from '@console/contracts/products/master-lob';
import { productGroups } from '@console/contracts/products/product-group';
import { productGroupsNmc } from '@console/contracts/products/product-group-nmc';
import { objectGroups } from '@console/contracts/products/product-group-ufi';
import { productGroup, productGroupNmc, productGroupUfi } from '@console/contracts/routes/modules';
import { text } from '@console/contracts/core/text';
import { childTab } from '@console/ui/children';
import { screens, type ModuleRoutes } from '@console/ui/crud';
import type { DetailTab } from '@console/ui/detail';
import { todayInJakarta } from '@console/ui/formats';
import { KnownUses } from '@console/ui/uses';
import { lobUpdate } from './panel.tsx';
import { ParameterPeriods } from './ParameterPeriods.tsx';

const identity = text('Identitas dari core', 'Identity from core');
const display = text('Tampilan', 'Display');
const calculation = text('Perhitungan', 'Calculation');
const limits = text('Batas', 'Limits');
const insurance = text('Asuransi', 'Insurance');
const isUfi = ({ businessLine }: { readonly businessLine?: unknown }) => businessLine === 'UFI';

const shown = ['displayName', { name: 'description', wide: true }, 'icon', 'sequence', 'published'] as const;
const limited = [
  { name: 'tenors', demanded: true },
  'dpMinPct',
  'priceMin',
  'priceMax',
  { name: 'maxLtvPct', visible: isUfi },
] as const;

/** The groups of a line, of the kind that its business line has. */
function groupsOf<R extends typeof productGroups | typeof productGroupsNmc | typeof objectGroups>(
  businessLine: string,
  resource: R,
  routes: ModuleRoutes,
): DetailTab<LineOfBusiness> {
  const tab = childTab(resource as typeof productGroups, { parent: 'lobId', routes });
  return { ...tab, visible: (record) => record.businessLine === businessLine };
}

export default screens(linesOfBusiness, {
  sections: [
    { title: identity, fields: ['lobCode', 'businessLine', 'name'] },
    { title: display, fields: shown },
    {
      title: calculation,
      description: text(
        'Parameter di bawah ini baru berlaku setelah disetujui orang lain.',
        'The parameters below take effect once someone else approves them.',
      ),
      fields: [
        { name: 'rateMethod', demanded: true },
        { name: 'roundingStep', demanded: true },
        { name: 'firstInstalment', demanded: true },
        {
          name: 'parametersFrom',
          // The day of the last change is not chosen for the next one.
          blank: (value) => typeof value === 'string' && value <= todayInJakarta(),
          help: text(
            'Kosong: pada hari disetujui. Wajib untuk metode bunga dan pembulatan.',
            'Blank: on the day of the approval. Needed for rate method and rounding.',
          ),
        },
      ],
    },
    { title: limits, fields: limited },
    { title: insurance, fields: ['insuranceRequired', 'insuranceCoverages'] },
  ],
  detailSections: [
    { title: identity, fields: ['lobCode', 'businessLine', 'name'] },
    { title: display, fields: shown },
    { title: calculation, fields: ['rateMethod', 'roundingStep', 'firstInstalment', 'parametersFrom'] },
    { title: limits, fields: limited },
    { title: insurance, fields: ['insuranceRequired', 'insuranceCoverages'] },
  ],
  update: lobUpdate,
  tabs: [
    groupsOf('SPEKTRA', productGroups, productGroup),
    groupsOf('NMC', productGroupsNmc, productGroupNmc),
    groupsOf('UFI', objectGroups, productGroupUfi),
    {
      key: 'parameters',
      title: text('Parameter', 'Parameters'),
      content: (record) => <ParameterPeriods lob={record} />,
    },
    {
      key: 'uses',
      title: text('Pemakaian', 'Usage'),
      content: ({ secureId }) => (
        <section className="panel">
          <KnownUses resource={linesOfBusiness} secureId={secureId} />
        </section>
      ),
    },
  ],
});
