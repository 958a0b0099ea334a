import { type rateImports, type RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import type { RatesOfBranches } from '@console/contracts/branches-stores/branch/rates';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { rateBounds } from '@console/instalments';
import { sql } from 'kysely';
import { settingIn } from '../../people/settings/settings.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { groupTerms } from '../../products/index.ts';
import { backdatedDays } from '@console/contracts/core/resource';
import { isApprover } from '../../records/changes/approver.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { ImportHandler, ImportRun, RowFault, RowValues } from '../../records/imports/handler.ts';
import { hasRowCode } from '../../records/imports/checked-rows.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { floorOf, isUnusual } from '../branch-rates/admin-only.ts';
import { inTheWay, keyText, placeOf, type Placed } from './in-the-way.ts';
import { appliedTo, type Applied } from './target.ts';
import { writeRates, type Written } from './write.ts';

type Columns = (typeof rateImports)['SPEKTRA']['columns'];
type Values = RowValues<Columns>;

interface Office {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: string;
  readonly inScope: boolean;
}

/** Branches of the line by their office codes, those that are switched off too. */
async function officesOf(
  db: Db | Tx,
  line: BusinessLine,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, Office>> {
  const { rows } = await sql<Office>`select b.id, b.office_code as code, b.name, b.status,
      ${inBranches(scope, 'b.id')} as "inScope"
    from branch_view b where b.business_line = ${line} and b.office_code = any(${codes})
      and b.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** A rate of 0 means no rate. */
const rate = (given: string | null): string | null => (given === null || Number(given) === 0 ? null : given);

/** The greatest rate that the methods of all groups of the target allow. */
async function mostRate(db: Db | Tx, line: BusinessLine, { keys, effectiveFrom }: Applied) {
  const bounds = [];
  for (const groupId of new Set(keys.map((key) => key.groupId))) {
    const terms = await groupTerms(db, line, groupId, effectiveFrom);
    bounds.push(rateBounds[terms?.parameters.rateMethod ?? (line === 'SPEKTRA' ? 'FLAT_MONTHLY' : 'EFFECTIVE_ANNUAL')]);
  }
  return bounds.toSorted((one, other) => Number(one.maximum) - Number(other.maximum))[0]!;
}

const startFault = ({ effectiveFrom, effectiveTo }: Applied, today: string, isAdmin: boolean): RowFault[] => [
  ...(effectiveFrom < (isAdmin ? dayAfter(today, -backdatedDays) : today) ? [{ column: null, code: 'BACKDATED' }] : []),
  ...(effectiveTo !== null && effectiveTo < effectiveFrom ? [{ column: null, code: 'DATE_ORDER' }] : []),
];

/** What a row comes to: its office, and how each key is written. */
interface Looked {
  readonly office: Office | undefined;
  readonly placed: readonly Placed[];
}

async function lookUp(
  db: Db | Tx,
  line: BusinessLine,
  rows: readonly { readonly values: Values }[],
  applied: Applied,
  { scope, now }: Pick<ImportRun, 'scope' | 'now'>,
): Promise<readonly Looked[]> {
  const today = jakartaDay(now);
  const offices = await officesOf(
    db,
    line,
    rows.map(({ values }) => values.office_code),
    scope,
  );
  const ids = [...offices.values()].map(({ id }) => id);
  const meetings = await inTheWay(db, line, ids, applied, today);
  return rows.map(({ values }) => {
    const office = offices.get(values.office_code);
    return {
      office,
      placed: office
        ? applied.keys.map((key) => placeOf(meetings.get(keyText(office.id, key)) ?? [], key, applied, today))
        : [],
    };
  });
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
  registered: RegisteredResource & { readonly resource: RatesOfBranches },
  line: BusinessLine,
  definition: (typeof rateImports)[keyof typeof rateImports],
): ImportHandler<Columns> {
  const targetOf = (run: Pick<ImportRun, 'target'>) => appliedTo(run.target as unknown as RateTarget, line);
  return {
    definition: definition as never,
    fields: registered.resource.fields,
    line: () => line,
    approver: (caller) => (isApprover(registered, caller) ? null : new Refusal('APPROVER_LEVEL')),

    async mayApprove(tx, importId, caller) {
      if (caller.isAdmin) return null;
      return (await hasRowCode(tx, importId, ['BELOW_FLOOR', 'RATE_MOVES'])) ? new Refusal('RATE_NEEDS_ADMIN') : null;
    },

    async check(rows, run) {
      const applied = targetOf(run);
      const bounds = await mostRate(run.db, line, applied);
      const floor = Number(await settingIn(run.db, floorOf[line]));
      const start = startFault(applied, jakartaDay(run.now), run.isAdmin);
      const looked = await lookUp(run.db, line, rows, applied, run);
      return rows.map(({ values }, at) => {
        const { office, placed } = looked[at]!;
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
        const moved =
          regular === null
            ? undefined
            : befores.find((before) => isUnusual({ rateRegular: regular, rateRepeat: null }, before.regular, 0));
        const warnings: RowFault[] = [];
        if (regular !== null && isUnusual({ rateRegular: regular, rateRepeat: repeat }, null, floor))
          warnings.push({ column: 'rate_regular', code: 'BELOW_FLOOR', parameters: { floor } });
        if (moved)
          warnings.push({
            column: 'rate_regular',
            code: 'RATE_MOVES',
            parameters: { before: moved.regular, after: regular! },
          });
        return {
          errors,
          warnings,
          stored: only && applied.keys.length === 1 ? { rate_regular: only.regular, rate_ro: only.repeat } : null,
        };
      });
    },

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
