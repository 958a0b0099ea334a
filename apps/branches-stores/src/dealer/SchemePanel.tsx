import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { MarketingSchemes } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { FormValues } from '@console/ui/form';
import { SimulationPanel } from '@console/ui/simulation';
import { shareOf, tenorsOf } from '../branch-lines/simulated.ts';

const rupiah = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

/** What a scheme pays and withholds, as the simulation takes it. */
export const outletTerms = (values: FormValues): SimulationOverrides => ({
  outlet: {
    subsidyPct: shareOf(values['dealerSubsidy']),
    incentive: (rupiah(values['dealerIncentive']) ?? 0) + (rupiah(values['mediatorFee']) ?? 0),
    dpSubsidy: rupiah(values['dpSubsidy']),
    dpSubsidyByCompany: values['dpSubsidyBy'] === 'COMPANY',
  },
});

interface SchemePanelProps {
  readonly schemes: MarketingSchemes;
  readonly values: FormValues;
}

/** "Simulasi Angsuran" at the dealer, with its own rate and fee and the subsidies of the scheme. */
export function SchemePanel({ schemes, values }: SchemePanelProps) {
  const line = schemes.module === 'dealer-nmc-marketing-scheme' ? 'NMC' : 'UFI';
  return (
    <SimulationPanel
      line={line}
      dealerId={(values['dealerId'] as string | null) ?? null}
      productGroupId={null}
      tenors={tenorsOf([values])}
      overrides={outletTerms(values)}
    />
  );
}

/** The same at the branch of a dealer of UFI that is not registered yet. */
export function NewSchemePanel({ values }: Pick<SchemePanelProps, 'values'>) {
  return (
    <SimulationPanel
      line="UFI"
      branchId={(values['branchId'] as string | null | undefined) ?? null}
      productGroupId={null}
      tenors={tenorsOf([values])}
      overrides={outletTerms(values)}
    />
  );
}
