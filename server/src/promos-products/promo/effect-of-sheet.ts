import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Text } from '@console/contracts/core/text';
import { comparedWithPromo, effectInWords, effectsInWords, type Effects } from '../../branches-stores/index.ts';
import { same } from '../../platform/audit/differences.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { termsByBranch } from './judge-lines.ts';
import type { SheetLine } from './line-faults.ts';
import { promoRow } from './promo-row.ts';

/** What of a sheet decides on instalments. */
interface Sheet {
  readonly promoId: string;
  readonly branchId: string;
  readonly periodFrom: string;
  readonly lines: readonly SheetLine[] | null;
}

const lineOf = (sheet: Sheet | null, tenor: number): SheetLine | null =>
  sheet?.lines?.find((line) => line.tenor === tenor) ?? null;

/** Tenors of which a change touches the line, in order. */
function changedTenors(before: Sheet | null, after: Sheet): readonly number[] {
  const tenors = [...(before?.lines ?? []), ...(after.lines ?? [])].map(({ tenor }) => tenor);
  return [...new Set(tenors)]
    .filter((tenor) => !same(lineOf(before, tenor), lineOf(after, tenor)))
    .toSorted((one, other) => one - other);
}

/**
 * The effect of a change of a sheet on the instalment of the sample price in the first product group of its promo, for
 * the person who decides; a tenor without a line has the terms of the branch.
 * @param before `null` for a new sheet
 */
export async function effectOfSheet(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  after: Sheet | null,
  before: Sheet | null,
): Promise<Text | null> {
  const promo = after && (await promoRow(db, line, after.promoId));
  const tenors = after ? changedTenors(before, after) : [];
  if (!promo || !after || tenors.length === 0) return null;
  const { branchId, periodFrom: day } = after;
  const question = { line, branchIds: [branchId], groupId: promo.productGroupIds[0]!, tenors, day } as const;
  const instalments = async (sheet: Sheet | null) => {
    const lines = (sheet?.lines ?? []).map((each) => ({ ...each, branchId, officeCode: '' }));
    const granted = { promo: termsByBranch(promo, lines), language: 'id', withCompany: false } as const;
    const at = await comparedWithPromo(app, db, { ...question, ...granted });
    return (tenor: number, kind: CustomerKind) => at(branchId, tenor, kind).promo.outcome?.instalment ?? null;
  };
  const [now, proposed] = [await instalments(before), await instalments(after)];
  const of = (tenor: number, kind: CustomerKind) => ({ now: now(tenor, kind), proposed: proposed(tenor, kind) });
  const effects = tenors.map((tenor): Effects => ({ REGULAR: of(tenor, 'REGULAR'), REPEAT: of(tenor, 'REPEAT') }));
  return effects.length === 1 ? effectInWords(tenors[0]!, effects[0]!) : effectsInWords(effects);
}
