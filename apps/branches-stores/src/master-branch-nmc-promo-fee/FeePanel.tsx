import type { PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import type { ImportRow } from '@console/contracts/platform/imports';
import { later } from '@console/ui/later';
import { useMemo } from 'react';

/** Tenors of NMC that are looked at before a row of a file is. */
const usualTenors = [11, 23, 35] as const;

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

/** An ADMIN fee of a campaign, as the simulation takes it. It is charged as the fee that it takes the place of. */
const promoFee = (regular: string, repeat: string | null) => ({
  fees: [{ feeType: 'ADMIN', valueType: 'AMOUNT' as const, regular, repeat, of: 'PROMO_FEE' as const }],
});

/** The same of a file: without a row the tenors are chosen in the panel. */
export function FilePanel({ row }: { readonly row: ImportRow | null }) {
  const { office_code: officeCode, tenor_from: from, tenor_to: to } = row?.values ?? {};
  const { promo_fee_regular: regular, promo_fee_ro: repeat = null } = row?.values ?? {};
  const ends = [from, to].map(Number).filter((tenor) => Number.isInteger(tenor) && tenor >= 1 && tenor <= 60);
  return (
    <SimulationPanel
      line="NMC"
      officeCode={officeCode}
      tenors={row ? [...new Set(ends)] : usualTenors}
      overrides={regular ? promoFee(regular, repeat) : null}
    />
  );
}

/** "Simulasi Angsuran" with the promo fee beside what applies now. */
export function FeePanel({ fee }: { readonly fee: PromoFee }) {
  const { branchId, tenorFrom, tenorTo, promoFeeRegular, promoFeeRepeat } = fee;
  const tenors = useMemo(() => [...new Set([tenorFrom, tenorTo])], [tenorFrom, tenorTo]);
  const overrides = useMemo(
    () => promoFee(String(promoFeeRegular), promoFeeRepeat === null ? null : String(promoFeeRepeat)),
    [promoFeeRegular, promoFeeRepeat],
  );
  return <SimulationPanel line="NMC" branchId={branchId} tenors={tenors} overrides={overrides} />;
}
