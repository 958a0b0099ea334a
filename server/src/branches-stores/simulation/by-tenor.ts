import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { Language } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Takaful } from '../../products/index.ts';
import type { Calculation } from './calculate.ts';
import { calculationsOn } from './calculation.ts';
import { premiumsOf } from './premiums.ts';
import { underScheme } from './scheme.ts';

interface Of {
  readonly branch: {
    readonly name: string;
    readonly isQanun: boolean;
    readonly takaful: Takaful | null;
    readonly insuranceArea: string | null;
  };
  readonly day: string;
  readonly language: Language;
  readonly leastYield: number | null;
  readonly withinQuotas?: boolean | undefined;
}

/** The calculation of each tenor: under a scheme tenors differ in their down payment. @throws Refusal NOT_FOUND */
export async function calculationsByTenor(
  app: Application,
  db: Db | Tx,
  body: SimulationBody,
  { branch, ...of }: Of,
): Promise<(tenor: number) => Calculation> {
  const { branchId, overrides } = body;
  const parts: Calculation[] = [];
  for (const part of underScheme(body)) {
    const calculations = await calculationsOn(app, db, part, { ...of, branchIds: [branchId] });
    const premiumOf = await premiumsOf(db, part, {
      groupId: body.productGroupId ?? null,
      day: of.day,
      sharia: branch.isQanun,
      takaful: branch.isQanun ? branch.takaful : null,
      area: branch.insuranceArea,
    });
    parts.push({ ...calculations(branchId, branch, overrides), premiumOf });
  }
  return (tenor) => parts.find((part) => part.body.tenors.includes(tenor))!;
}
