import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { text } from '@console/contracts/core/text';
import type { PromoFileTarget } from '@console/contracts/promos-products/promo/rate-file';
import { promoTitles } from '@console/contracts/promos-products/promo/fields';
import { sheetLines } from '@console/contracts/promos-products/promo-rate';
import type { Fact } from '@console/contracts/platform/approvals';
import type { Db, Tx } from '../../platform/context.ts';
import type { Values } from '../../records/imports/tables.ts';
import type { LineValues } from '../promo/find-promo.ts';
import { promoRow, type PromoRow } from '../promo/promo-row.ts';
import { periodFaults } from '../promo/sheet-faults.ts';

/** What the rows of a file are applied to. */
export interface Applied {
  readonly promoId: string;
  readonly tenors: readonly number[];
  readonly from: string | null;
  readonly to: string | null;
  readonly grants: Pick<LineValues, 'storeSubsidy' | 'fifIncome' | 'storeAdminFee'>;
  readonly keepExisting: boolean;
}

const given = (typed: string | undefined): string | null =>
  typed === undefined || Number(typed) === 0 ? null : Number(typed).toFixed(4);

/** The target of a file as values; blank and 0 are null. */
export function appliedTo(target: Values | null): Applied {
  const { promoId, tenors, periodFrom, periodTo, storeSubsidy, fifIncome, storeAdminFee, keepExisting } =
    target as unknown as PromoFileTarget;
  return {
    promoId,
    tenors: [...new Set(tenors.split(',').map(Number))].toSorted((one, other) => one - other),
    from: periodFrom ?? null,
    to: periodTo ?? null,
    grants: {
      storeSubsidy: given(storeSubsidy),
      fifIncome: given(fifIncome),
      storeAdminFee: Number(storeAdminFee ?? 0) || null,
    },
    keepExisting: keepExisting === 'true',
  };
}

/** The period of the sheets of a file: that of the promo where none is given. */
export const periodOf = (promo: PromoRow, { from, to }: Applied) => ({
  periodFrom: from ?? promo.startDate,
  periodTo: to ?? promo.endDate,
});

/** What is wrong with the promo, its tenors or the period of a file. */
export async function faultsOfTarget(db: Db, line: BusinessLine, target: Values | null): Promise<FieldError[]> {
  const applied = appliedTo(target);
  const promo = await promoRow(db, line, applied.promoId);
  if (!promo) return [{ field: 'promoId', code: 'NOT_FOUND' }];
  if (promo.state === 'inactive') return [{ field: 'promoId', code: 'PROMO_INACTIVE' }];
  const period = periodOf(promo, applied);
  const { storeSubsidy, fifIncome } = applied.grants;
  const strange = applied.tenors.find((tenor) => !promo.tenors.includes(String(tenor)));
  return [
    ...(strange === undefined ? [] : [{ field: 'tenors', code: 'TENOR_NOT_OF_PROMO', parameters: { tenor: strange } }]),
    ...(period.periodTo < period.periodFrom
      ? [{ field: 'periodTo', code: 'DATE_ORDER' }]
      : periodFaults(promo, period)),
    ...(fifIncome !== null && Number(fifIncome) > Number(storeSubsidy ?? 0)
      ? [{ field: 'fifIncome', code: 'INCOME_ABOVE_SUBSIDY' }]
      : []),
  ];
}

const keepTitle = text('Pertahankan subsidi dan biaya yang ada', 'Keep subsidies and fees that are there');

/** What a file is applied to, in words. */
export async function factsOfTarget(db: Db | Tx, line: BusinessLine, target: Values): Promise<Fact[]> {
  const applied = appliedTo(target);
  const promo = await promoRow(db, line, applied.promoId);
  if (!promo) return [];
  const { periodFrom, periodTo } = periodOf(promo, applied);
  const { columns, titles } = sheetLines(line).sheet!;
  const granted = (['storeSubsidy', 'fifIncome', 'storeAdminFee'] as const).map((name) => ({
    name,
    title: titles[name]!,
    field: columns[name] as Fact['field'],
    value: applied.grants[name],
  }));
  return [
    { name: 'promoId', title: text('Promo'), field: { kind: 'text' }, value: promo.promoCode },
    { name: 'tenors', title: promoTitles.tenors, field: { kind: 'text' }, value: applied.tenors.join(', ') },
    { name: 'periodFrom', title: promoTitles.startDate, field: { kind: 'date' }, value: periodFrom },
    { name: 'periodTo', title: promoTitles.endDate, field: { kind: 'date' }, value: periodTo },
    ...granted.filter(({ value }) => value !== null),
    { name: 'keepExisting', title: keepTitle, field: { kind: 'flag' }, value: applied.keepExisting },
  ];
}
