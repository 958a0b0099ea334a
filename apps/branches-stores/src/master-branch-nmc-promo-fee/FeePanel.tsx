import type { PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { later } from '@console/ui/later';
import { useMemo } from 'react';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

/** "Simulasi Angsuran" with the promo fee beside what applies now. */
export function FeePanel({ fee }: { readonly fee: PromoFee }) {
  const { branchId, tenorFrom, tenorTo, promoFeeRegular, promoFeeRepeat, charge } = fee;
  const tenors = useMemo(() => [...new Set([tenorFrom, tenorTo])], [tenorFrom, tenorTo]);
  const overrides = useMemo(
    () => ({
      fees: [
        {
          feeType: 'ADMIN',
          valueType: 'AMOUNT' as const,
          regular: String(promoFeeRegular),
          repeat: promoFeeRepeat === null ? null : String(promoFeeRepeat),
          charge: charge ?? ('FINANCED' as const),
        },
      ],
    }),
    [promoFeeRegular, promoFeeRepeat, charge],
  );
  return <SimulationPanel line="NMC" branchId={branchId} tenors={tenors} overrides={overrides} />;
}
