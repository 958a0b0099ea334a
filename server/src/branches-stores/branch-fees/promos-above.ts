import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { sampleBase } from '../promo-fee/normal-fee.ts';

type Values = Readonly<Record<string, unknown>>;

interface Promo {
  readonly campaign: string;
  readonly regular: number;
  readonly repeat: number;
}

/** The amounts of a fee on what the sample of the line finances. */
function amountsOf(fee: Values): { readonly regular: number; readonly repeat: number } {
  const amount = (kind: 'Regular' | 'Repeat'): number | null => {
    const [given, share] = [fee[`amount${kind}`], fee[`percent${kind}`]];
    if (given != null) return Number(given);
    return share == null ? null : Math.round((Number(share) * sampleBase) / 100);
  };
  const regular = amount('Regular') ?? 0;
  return { regular, repeat: amount('Repeat') ?? regular };
}

/**
 * Promo fees, running or to come, that an ADMIN fee of NMC would be below: they end first, so that no promo is dearer
 * than the fee that it takes the place of. Each is named beside the value that it is above of.
 */
export async function promosAbove(db: Db | Tx, line: BusinessLine, fee: Values, today: string): Promise<FieldError[]> {
  if (line !== 'NMC' || fee['feeType'] !== 'ADMIN') return [];
  const { regular, repeat } = amountsOf(fee);
  const { rows } = await sql<Promo>`select t.campaign_name as campaign, t.promo_fee_regular as regular,
      coalesce(t.promo_fee_repeat, t.promo_fee_regular) as repeat
    from promo_fee_nmc t where t.branch_id = ${fee['branchId']} and t.deleted_at is null and t.approval <> 'REJECTED'
      and int8range(t.tenor_from, t.tenor_to, '[]') && int8range(${fee['tenorFrom']}, ${fee['tenorTo']}, '[]')
      and t.effective_to >= greatest(${fee['effectiveFrom']}::date, ${today}::date)
      and (${fee['effectiveTo']}::date is null or t.effective_from <= ${fee['effectiveTo']}::date)
      and (t.promo_fee_regular > ${regular} or coalesce(t.promo_fee_repeat, t.promo_fee_regular) > ${repeat})
    order by t.effective_from, t.tenor_from`.execute(db);
  const unit = fee['valueType'] === 'PERCENT' ? 'percent' : 'amount';
  const fault = (kind: 'Regular' | 'Repeat', normal: number, of: keyof Promo): FieldError[] => {
    const promo = rows.find((row) => Number(row[of]) > normal);
    return promo
      ? [{ field: `${unit}${kind}`, code: 'PROMO_FEE_ABOVE_NORMAL', parameters: { promo: promo.campaign, normal } }]
      : [];
  };
  return [...fault('Regular', regular, 'regular'), ...fault('Repeat', repeat, 'repeat')];
}
