import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';

export const SimulationPanel = later(async () => ({
  default: (await import('@console/ui/simulation')).SimulationPanel,
}));

export type Line = Extract<BusinessLine, 'SPEKTRA' | 'NMC'>;

/** Tenors that the panel shows beside Qanun fees. */
export const tenors = { SPEKTRA: [6, 12, 18, 24], NMC: [11, 23, 35] } as const;

/** Whole rupiah of a form, or of a row of a file. */
function rupiah(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^\d+$/.test(text) ? text : null;
}

/** A rate of a form, or of a row of a file; nothing and 0 are no rate. */
function rate(value: unknown): string | null {
  const text = typeof value === 'string' ? value : '';
  return /^\d{1,2}(\.\d{1,4})?$/.test(text) && Number(text) > 0 ? text : null;
}

/** The takaful rates of the screen; of vehicles those of each year, too. */
const takafulOf = (values: FormValues): SimulationOverrides['takaful'] => ({
  rate: rate(values['takafulRate']),
  cover: values['takafulCover'] as 'TLO' | null,
  years: [1, 2, 3, 4].map((year) => rate(values[`takafulYear${year}`])),
});

/** Ujrah and fiduciary fee of the screen, all fees that a branch under Qanun has, and its takaful rates. */
export function qanunOf(values: FormValues): SimulationOverrides {
  const [ujrah, fiducia] = [rupiah(values['ujrahAdminRegular']), rupiah(values['fiduciaFee'])];
  const charge = values['ujrahCharge'] as 'UPFRONT' | null;
  return {
    qanun: true,
    takaful: takafulOf(values),
    fees: [
      ...(ujrah === null
        ? []
        : [
            {
              feeType: 'ADMIN',
              valueType: 'AMOUNT' as const,
              regular: ujrah,
              repeat: rupiah(values['ujrahAdminRepeat']),
              charge,
            },
          ]),
      ...(fiducia === null || fiducia === '0'
        ? []
        : [{ feeType: 'FIDUSIA', valueType: 'AMOUNT' as const, regular: fiducia, charge: 'UPFRONT' as const }]),
    ],
  };
}

/** "Simulasi Angsuran" beside the fees of a branch under Qanun. */
export const qanunPanel = (line: Line) =>
  function panel(values: FormValues) {
    return (
      <SimulationPanel
        line={line}
        branchId={(values['branchId'] as string | null) ?? null}
        tenors={tenors[line]}
        overrides={qanunOf(values)}
      />
    );
  };
