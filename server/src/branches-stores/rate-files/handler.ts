import type { rateImports, RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import type { RatesOfBranches } from '@console/contracts/branches-stores/branch/rates';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { adminWarnings } from '@console/contracts/branches-stores/branch/rate-fields';
import { rateBounds } from '@console/instalments';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { groupTerms } from '../../products/index.ts';
import { backdatedDays } from '@console/contracts/core/resource';
import { isApprover } from '../../records/changes/approver.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { ImportHandler, ImportRun, RowFault } from '../../records/imports/handler.ts';
import { hasRowCode } from '../../records/imports/checked-rows.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { floorOf, isLow, movedFrom, movedParameters } from '../branch-rates/admin-only.ts';
import { inWords, tenorsWithoutRate } from '../branch-rates/coverage.ts';
import type { EarlierRate } from '../branch-rates/earlier-rates.ts';
import { effectsOfRows, rate, yieldFaults } from './effects.ts';
import { lookUp } from './look-up.ts';
import type { Office } from './offices.ts';
import { appliedTo, type Applied } from './target.ts';
import { faultsOfTarget } from './target-errors.ts';
import { writeRates, type Written } from './write.ts';

type Columns = (typeof rateImports)['SPEKTRA']['columns'];

/** The greatest rate that the methods of all groups of the target allow. */
async function mostRate(db: Db | Tx, line: BusinessLine, { keys, effectiveFrom }: Applied) {
  const bounds = [];
  for (const groupId of new Set(keys.map((key) => key.groupId))) {
    const terms = await groupTerms(db, line, groupId, effectiveFrom);
    bounds.push(rateBounds[terms?.parameters.rateMethod ?? (line === 'SPEKTRA' ? 'FLAT_MONTHLY' : 'EFFECTIVE_ANNUAL')]);
  }
  return bounds.toSorted((one, other) => Number(one.maximum) - Number(other.maximum))[0]!;
}

const startFault = ({ effectiveFrom }: Applied, today: string, isAdmin: boolean): RowFault[] =>
  effectiveFrom < (isAdmin ? dayAfter(today, -backdatedDays) : today) ? [{ column: null, code: 'BACKDATED' }] : [];

interface Given {
  readonly rateRegular: string | null;
  readonly rateRepeat: string | null;
}

/** Names the rate that moves. */
function movedFault(given: Given, before: EarlierRate): RowFault {
  const isRegular = movedFrom({ rateRegular: given.rateRegular }, [{ ...before, repeat: null }]) !== undefined;
  return {
    column: isRegular ? 'rate_regular' : 'rate_ro',
    code: 'RATE_MOVES',
    parameters: movedParameters(given, before),
  };
}

const officeFault = (office: Office | undefined): RowFault[] => {
  if (!office) return [{ column: 'office_code', code: 'NOT_FOUND' }];
  if (!office.inScope) return [{ column: 'office_code', code: 'NOT_ALLOWED' }];
  return office.status === 'inactive' ? [{ column: 'office_code', code: 'INACTIVE' }] : [];
};

/**
 * Import of rates: a file of offices applied to each combination of product group and band of tenors, written as sets.
 * @param registered rates of the line
 */
export function rateFileHandler(
  app: Application,
  registered: RegisteredResource & { readonly resource: RatesOfBranches },
  line: BusinessLine,
  definition: (typeof rateImports)[keyof typeof rateImports],
): ImportHandler<Columns> {
  const targetOf = (run: Pick<ImportRun, 'target'>) => appliedTo(run.target as unknown as RateTarget, line);
  return {
    definition: definition as never,
    fields: registered.resource.fields,
    line: () => line,
    targetErrors: (db, target, rows) => faultsOfTarget(db, line, target as unknown as RateTarget, rows),
    approver: (caller) => (isApprover(registered, caller) ? null : new Refusal('APPROVER_LEVEL')),

    async mayApprove(tx, importId, caller) {
      if (caller.isAdmin) return null;
      return (await hasRowCode(tx, importId, adminWarnings)) ? new Refusal('RATE_NEEDS_ADMIN') : null;
    },

    async check(rows, run) {
      const applied = targetOf(run);
      const bounds = await mostRate(run.db, line, applied);
      const floor = Number(await settingIn(run.db, floorOf[line]));
      const start = startFault(applied, jakartaDay(run.now), run.isAdmin);
      const looked = await lookUp(run.db, line, rows, applied, run);
      const ids = looked.flatMap(({ office }) => office?.id ?? []);
      const yieldFault = await yieldFaults(app, run.db, line, applied, ids);
      const groups = [...new Set(applied.keys.map(({ groupId }) => groupId))];
      const without = await tenorsWithoutRate(run.db, line, ids, groups, applied);
      return rows.map(({ values }, at) => {
        const { office, placed, earlier } = looked[at]!;
        const [regular, repeat] = [rate(values.rate_regular), rate(values.rate_ro)];
        const errors: RowFault[] = [...start, ...officeFault(office)];
        if (regular === null) errors.push({ column: 'rate_regular', code: 'REQUIRED' });
        if (regular !== null && repeat !== null && Number(repeat) > Number(regular))
          errors.push({ column: 'rate_ro', code: 'RATE_RO_ABOVE_REGULAR', from: ['rate_regular'] });
        for (const [column, value] of [
          ['rate_regular', regular],
          ['rate_ro', repeat],
        ] as const)
          if (value !== null && Number(value) > Number(bounds.maximum))
            errors.push({ column, code: 'RATE_OUT_OF_BOUNDS', parameters: { ...bounds } });
        const taken = placed.findIndex((each) => 'taken' in each);
        const key = applied.keys[taken];
        if (key)
          errors.push({ column: null, code: 'TARGETS_REFUSED', parameters: { target: `${key.from}-${key.to}` } });
        const befores = placed.flatMap((each) => ('before' in each && each.before ? [each.before] : []));
        const [only] = befores;
        const given = { rateRegular: regular, rateRepeat: repeat };
        const moved = movedFrom(given, earlier);
        const warnings: RowFault[] = [];
        if (isLow(given, floor)) warnings.push({ column: 'rate_regular', code: 'BELOW_FLOOR', parameters: { floor } });
        if (moved) warnings.push(movedFault(given, moved));
        const poor = office && regular !== null && errors.length === 0 && yieldFault(office.id, regular, repeat);
        if (poor)
          warnings.push({
            column: 'rate_regular',
            code: 'YIELD_BELOW_FLOOR',
            parameters: { target: `${poor.from}-${poor.to}` },
          });
        const uncovered = office
          ? groups.flatMap((groupId) =>
              without(
                office.id,
                groupId,
                applied.keys.filter((each) => each.groupId === groupId),
              ),
            )
          : [];
        if (uncovered.length > 0)
          warnings.push({
            column: null,
            code: 'TENORS_WITHOUT_RATE',
            parameters: { tenors: inWords([...new Set(uncovered)].toSorted((one, other) => one - other)) },
          });
        return {
          errors,
          warnings,
          stored: only && applied.keys.length === 1 ? { rate_regular: only.regular, rate_ro: only.repeat } : null,
        };
      });
    },

    effects: (rows, run) => effectsOfRows(app, line, targetOf(run), rows, run),

    async apply(rows, run) {
      const applied = targetOf(run);
      const looked = await lookUp(run.db, line, rows, applied, run);
      const rates = rows.flatMap(({ values }, at): Written[] => {
        const { office, placed } = looked[at]!;
        if (!office) return [];
        return placed.flatMap((each, index) =>
          'before' in each
            ? [
                {
                  branchId: office.id,
                  label: `${office.code} ${applied.keys[index]!.from}-${applied.keys[index]!.to}`,
                  key: applied.keys[index]!,
                  regular: rate(values.rate_regular) ?? '0',
                  repeat: rate(values.rate_ro),
                  before: each.before,
                },
              ]
            : [],
        );
      });
      return writeRates(run.db, line, applied, rates, run);
    },
  };
}
