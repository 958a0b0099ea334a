import type { rateImports, RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import type { RatesOfBranches } from '@console/contracts/branches-stores/branch/rates';
import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { inTurns } from '../../platform/in-turns.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { backdatedDays } from '@console/contracts/core/resource';
import { isApprover } from '../../records/changes/approver.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { ImportHandler, ImportRun, RowFault } from '../../records/imports/handler.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { linesRefused } from '../concessions/carry.ts';
import { isLow, movedFrom, movedParameters } from '../branch-rates/admin-only.ts';
import { inWords, tenorsWithoutRate } from '../branch-rates/coverage.ts';
import { boundsOfGroups } from '../branch-rates/limits.ts';
import type { EarlierRate } from '../branch-rates/earlier-rates.ts';
import { leastRate } from '../simulation/least-yield.ts';
import { judgedUnder, locksOfFile } from '../simulation/pricing-locks.ts';
import { effectsOfRows, rate } from './effects.ts';
import { clashFaults } from './in-the-way.ts';
import { yieldFaultsOnce, yieldWarning } from './judged-once.ts';
import { tenorsLeftWithout } from './left-without.ts';
import { lookUp } from './look-up.ts';
import { officeNames, type Office } from './offices.ts';
import { replacedBy } from './replaced.ts';
import { appliedTo, type Applied } from './target.ts';
import { faultsOfTarget } from './target-errors.ts';
import { factsOfTarget } from './target-facts.ts';
import { writeRates, type Written } from './write.ts';

type Columns = (typeof rateImports)['SPEKTRA']['columns'];

/** The greatest rate that the methods of all groups of the target allow. */
const mostRate = (db: Db | Tx, line: BusinessLine, { keys, effectiveFrom }: Applied) =>
  boundsOfGroups(
    db,
    line,
    keys.map(({ groupId }) => groupId),
    effectiveFrom,
  );

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

/** Concessions of the rates before that the new rate does not allow: they are mended first, and named. */
function sheetFaults(given: Given, applied: Applied, carried: readonly (readonly ExclusiveLine[])[]): RowFault[] {
  const above = carried.flatMap((lines) => linesRefused('rate', { ...given }, applied, lines));
  const codes = [...new Set(above.map(({ subjectCode }) => subjectCode))].toSorted();
  const [about, parameters] = [codes.join(', '), { base: Number(given.rateRegular ?? 0) }];
  const fault = { column: 'rate_regular', code: 'EXCLUSIVE_ABOVE_BASE', from: ['rate_ro'], parameters, about };
  return codes.length === 0 ? [] : [fault];
}

const officeFault = (office: Office | undefined): RowFault[] => {
  if (!office) return [{ column: 'office_code', code: 'NOT_FOUND' }];
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
    targetErrors: (db, target, by) => faultsOfTarget(db, line, target as unknown as RateTarget, by),
    recordsPerRow: (target) => targetOf({ target }).keys.length,
    targetFacts: (db, target) => factsOfTarget(db, line, target as unknown as RateTarget),
    namesOf: officeNames(line),
    replaces: (rows, run) => replacedBy(line, targetOf(run), rows, run),
    locks: locksOfFile(line),
    judgedUnder: judgedUnder(line),
    approver: (caller) => (isApprover(registered, caller) ? null : new Refusal('APPROVER_LEVEL')),

    async check(rows, run) {
      const applied = targetOf(run);
      const bounds = await mostRate(run.db, line, applied);
      const floor = Number(await settingIn(run.db, leastRate[line]));
      const start = startFault(applied, jakartaDay(run.now), run.isAdmin);
      const looked = await lookUp(run.db, line, rows, applied, run);
      const errorsOf = rows.map(({ values }, at): RowFault[] => {
        const { office, placed, carried } = looked[at]!;
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
        errors.push(...clashFaults(placed, applied));
        if (regular !== null)
          errors.push(...sheetFaults({ rateRegular: regular, rateRepeat: repeat }, applied, carried));
        return errors;
      });
      // What is refused anyway is not judged by its yield.
      const judged = looked.flatMap(({ office }, at) => (office && errorsOf[at]!.length === 0 ? [office.id] : []));
      const yieldFault = await yieldFaultsOnce(app, run, line, applied, judged);
      const groups = [...new Set(applied.keys.map(({ groupId }) => groupId))];
      const ids = looked.flatMap(({ office }) => office?.id ?? []);
      const without = await tenorsWithoutRate(run.db, line, ids, groups, applied);
      const leftWithout = await tenorsLeftWithout(run.db, line, applied, looked);
      return inTurns(rows, async ({ values }, at) => {
        const { office, placed, earlier } = looked[at]!;
        const errors = errorsOf[at]!;
        const [regular, repeat] = [rate(values.rate_regular), rate(values.rate_ro)];
        const befores = placed.flatMap((each) => ('before' in each && each.before ? [each.before] : []));
        const [only] = befores;
        const given = { rateRegular: regular, rateRepeat: repeat };
        const moved = movedFrom(given, earlier);
        const warnings: RowFault[] = [];
        if (isLow(given, floor)) warnings.push({ column: 'rate_regular', code: 'BELOW_FLOOR', parameters: { floor } });
        if (moved) warnings.push(movedFault(given, moved));
        const isJudged = office && regular !== null && errors.length === 0;
        if (isJudged) warnings.push(...yieldWarning(await yieldFault(office.id, regular, repeat), office));
        const covered = (groupId: string | null) => applied.keys.filter((each) => each.groupId === groupId);
        const uncovered = office
          ? [...groups.flatMap((groupId) => without(office.id, groupId, covered(groupId))), ...leftWithout(looked[at]!)]
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
          ...(applied.keys.length > 1
            ? { records: { fresh: placed.length - befores.length, replaced: befores.length } }
            : {}),
        };
      });
    },

    effects: (rows, run) => effectsOfRows(app, line, targetOf(run), rows, run),

    async apply(rows, run) {
      const applied = targetOf(run);
      const looked = await lookUp(run.db, line, rows, applied, run);
      const rates = rows.flatMap(({ values }, at): Written[] => {
        const { office, placed, carried } = looked[at]!;
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
                  carried: carried[index] ?? [],
                },
              ]
            : [],
        );
      });
      return writeRates(app, run.db, line, applied, rates, run);
    },
  };
}
