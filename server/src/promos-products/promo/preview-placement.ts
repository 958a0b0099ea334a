import type { FieldError } from '@console/contracts/core/errors';
import type { PlacedSheet } from '@console/contracts/promos-products/promo-rate';
import { dayWord, qanunBranches } from '../../branches-stores/index.ts';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Db } from '../../platform/context.ts';
import { barredFrom } from './barred.ts';
import { periodOf, promoOf, sheetsInTheWay, type InTheWay, type Of, type Placing } from './place-sheets.ts';

interface Judged {
  readonly status: string;
  readonly isBarred: boolean;
  readonly replace: boolean;
  readonly inTheWay: readonly InTheWay[];
}

type Effect = Pick<PlacedSheet, 'effect'> & { readonly fault?: FieldError };
const refused = (fault: Omit<FieldError, 'field'>): Effect => ({
  effect: 'REFUSED',
  fault: { field: 'branchIds', ...fault },
});

/** What a placement does at a branch, and why it is refused there. */
function effectAt({ status, isBarred, replace, inTheWay }: Judged): Effect {
  if (isBarred) return refused({ code: 'BRANCH_IS_QANUN' });
  const isOpen = status === 'new' || status === 'active';
  if (inTheWay.length === 0) return isOpen ? { effect: 'NEW' } : refused({ code: 'BRANCH_NOT_OPEN' });
  if (replace && inTheWay.length === 1) return { effect: 'REPLACE' };
  const clash = inTheWay.map(({ from, to }) => `${dayWord(from)} - ${dayWord(to)}`).join(', ');
  return refused({ code: 'PERIOD_OVERLAP', parameters: { clash } });
}

/** Which branches would get a sheet, and whose sheet would be replaced. @throws Refusal FORBIDDEN, NOT_FOUND */
export async function previewPlacement(
  db: Db,
  { app, line, registered, context: { caller, language } }: Of,
  placing: Placing,
): Promise<{ readonly rows: PlacedSheet[] }> {
  const barred = barredFrom(registered, caller);
  if (barred) throw barred;
  const promo = await promoOf(db, line, placing);
  const period = periodOf(promo, placing);
  const inTheWay = await sheetsInTheWay(db, promo.id, placing.branchIds, period);
  const noon = new Date(`${period.from}T12:00:00+07:00`);
  const qanun = promo.allowedInQanun ? new Set<string>() : await qanunBranches(db, placing.branchIds, noon);
  const branches = await db
    .selectFrom('branch_view')
    .select(['id', 'office_code', 'name', 'status'])
    .where('id', 'in', [...placing.branchIds])
    .where('business_line', '=', line)
    .orderBy('office_code')
    .execute();
  const { replace } = placing;
  return {
    rows: branches
      .filter(({ id }) => allowsBranch(caller.scope, id))
      .map(({ id, office_code: officeCode, name: branchName, status }) => {
        const judged = { status, isBarred: qanun.has(id), replace, inTheWay: inTheWay.get(id) ?? [] };
        const { effect, fault } = effectAt(judged);
        const message = fault ? (app.errors.fieldError(fault, language).message ?? null) : null;
        return { branchId: id, officeCode, branchName, effect, message };
      }),
  };
}
