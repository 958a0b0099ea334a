import type { BusinessLine } from '@console/contracts/core/business-lines';
import { later } from '@console/ui/later';
import type { FormValues } from '@console/ui/form';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

/** Tenors that the panel shows beside Qanun fees. */
const tenors = { SPEKTRA: [6, 12, 18, 24], NMC: [11, 23, 35] } as const;

/** The ujrah of the screen in place of the ADMIN fee. */
const ujrahOf = ({ ujrahAdminRegular: regular, ujrahAdminRepeat: repeat, ujrahCharge: charge }: FormValues) =>
  typeof regular === 'number' && typeof charge === 'string'
    ? {
        fees: [
          {
            feeType: 'ADMIN',
            valueType: 'AMOUNT' as const,
            regular: String(regular),
            repeat: typeof repeat === 'number' ? String(repeat) : null,
            charge: charge as 'UPFRONT',
          },
        ],
      }
    : null;

/** "Simulasi Angsuran" beside the fees of a branch under Qanun. */
export const qanunPanel = (line: Extract<BusinessLine, 'SPEKTRA' | 'NMC'>) =>
  function panel(values: FormValues) {
    return (
      <SimulationPanel
        line={line}
        branchId={(values['branchId'] as string | null) ?? null}
        tenors={tenors[line]}
        overrides={ujrahOf(values)}
      />
    );
  };
