// Long: the one handler of both registers, with all that it declares.
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { DealerFileTarget } from '@console/contracts/branches-stores/exclusive-dealer/target';
import { dealerLines, dealerTermsTitles } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import { choice } from '@console/contracts/core/fields';
import { endOfRange } from '@console/contracts/core/ranges';
import type { Text } from '@console/contracts/core/text';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isApprover } from '../../records/changes/approver.ts';
import { placeRows, putRow } from '../../records/effective/import-rows.ts';
import type { Applied, ImportHandler, ImportRun, RowFault } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { comparedOf, effectsOn } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { judgedUnder, locksOfDealerFile } from '../simulation/pricing-locks.ts';
import { dealerNames, dealersByCode, type Dealer } from './dealers.ts';
import { comparedTerms, type DealerTerms } from './definition.ts';
import { subjectOf } from './judged.ts';
import { termsUnderQanun } from './qanun.ts';

/** Values of a row of any file of terms of dealers. */
export interface DealerRow {
  readonly dealer_code: string;
  readonly tenor_from: number;
  readonly tenor_to: number;
  readonly effective_from: string;
  readonly effective_to: string;
  readonly agreement_no: string;
}

/** A row of a known dealer, as it is judged. */
export interface JudgedRow<Values> {
  readonly dealer: Dealer;
  readonly terms: DealerTerms;
  readonly values: Values;
}

/** Columns on which what a branch has depends. */
export const onTerms = ['dealer_code', 'tenor_from', 'tenor_to', 'effective_from', 'effective_to'];

/** Faults and warnings of a row. */
export interface Findings {
  readonly errors: readonly RowFault[];
  readonly warnings: readonly RowFault[];
}

/** What the files of the two registers differ in. */
interface DealerFile<Values> {
  readonly definition: ImportDefinition;
  /** What is agreed, by field. */
  readonly agreed: (values: Values) => Readonly<Record<string, unknown>>;
  /** The same of a stored record, by column. */
  readonly stored: (row: Row) => Partial<Values>;
  /** The unsaved values of a row, as the simulation takes them. */
  readonly overrides: (values: Values) => SimulationOverrides;
  /** What speaks against rows, read for all at once; one finding a row. */
  readonly judge: (db: Db | Tx, rows: readonly JudgedRow<Values>[], run: ImportRun) => Promise<readonly Findings[]>;
}

const lineOf = ({ target }: Pick<ImportRun, 'target'>) => (target as unknown as DealerFileTarget).businessLine;

const termsOf = (values: DealerRow, dealer: Dealer | undefined): DealerTerms => ({
  // Stands for a dealer that the file does not name rightly.
  dealerId: dealer?.id ?? '00000000-0000-0000-0000-000000000000',
  tenorFrom: values.tenor_from,
  tenorTo: values.tenor_to,
  effectiveFrom: values.effective_from,
  effectiveTo: endOfRange(values.effective_from, values.effective_to),
});

function termFaults({
  tenor_from: from,
  tenor_to: to,
  effective_from: start,
  effective_to: end,
}: DealerRow): RowFault[] {
  return [
    ...(end < start ? [{ column: 'effective_to', code: 'DATE_ORDER', from: ['effective_from'] }] : []),
    ...(to < from ? [{ column: 'tenor_to', code: 'BAND_ORDER', from: ['tenor_from'] }] : []),
  ];
}

const dealerFault = (dealer: Dealer | undefined): RowFault[] => {
  if (!dealer) return [{ column: 'dealer_code', code: 'NOT_FOUND' }];
  return dealer.status === 'active' ? [] : [{ column: 'dealer_code', code: 'INACTIVE' }];
};

const none: Findings = { errors: [], warnings: [] };

/** What speaks against the rows of known dealers, in their places. */
async function findingsOf<Values extends DealerRow>(
  { judge }: DealerFile<Values>,
  judged: readonly (JudgedRow<Values> | null)[],
  run: ImportRun,
): Promise<readonly Findings[]> {
  const rows = judged.flatMap((row) => row ?? []);
  const compared = rows.map(({ dealer, terms }) => comparedTerms(dealer, terms));
  const qanun = await termsUnderQanun(run.db, compared);
  const found = await judge(run.db, rows, run);
  const onPeriod = ['effective_from', 'effective_to'];
  const all = found.map(({ errors, warnings }, at) => ({
    errors: qanun.has(at) ? [{ column: 'dealer_code', code: 'BRANCH_IS_QANUN', from: onPeriod }] : errors,
    warnings,
  }));
  let next = 0;
  return judged.map((row) => (row ? all[next++]! : none));
}

/**
 * Import of terms of dealers of a line: a row takes the place of the one in force with the same band, or is new; the
 * file is decided by a second person and applied as one.
 */
export function dealerFileHandler<Values extends DealerRow>(
  app: Application,
  registered: RegisteredResource,
  file: DealerFile<Values>,
): ImportHandler {
  const recordOf = (values: Values, dealer: Dealer | undefined, line: string): Record<string, unknown> => ({
    businessLine: line,
    ...termsOf(values, dealer),
    ...file.agreed(values),
    agreementNo: values.agreement_no,
  });
  const dealersIn = (run: Pick<ImportRun, 'db' | 'scope' | 'target'>, rows: readonly { readonly values: Values }[]) =>
    dealersByCode(
      run.db,
      lineOf(run),
      rows.map(({ values }) => values.dealer_code),
      run.scope,
    );
  const handler: ImportHandler = {
    definition: file.definition,
    fields: registered.resource.fields,
    namesOf: dealerNames,
    line: (target) => lineOf({ target }),
    targetFacts: (_db, target) =>
      Promise.resolve([
        {
          name: 'businessLine',
          title: dealerTermsTitles.businessLine,
          field: { kind: 'choice', options: choice(dealerLines).options },
          value: lineOf({ target }),
        },
      ] as never),
    locks: locksOfDealerFile,
    judgedUnder: [...judgedUnder('NMC'), ...judgedUnder('UFI')],
    approver: (caller) => (isApprover(registered, caller) ? null : new Refusal('APPROVER_LEVEL')),
    apart: {
      per: ['dealer_code'],
      bands: [['tenor_from', 'tenor_to']],
      period: ['effective_from', 'effective_to'],
    },

    async check(given, run) {
      const rows = given as unknown as readonly { readonly values: Values }[];
      const dealers = await dealersIn(run, rows);
      const records = rows.map(({ values }) => recordOf(values, dealers.get(values.dealer_code), lineOf(run)));
      const placed = await placeRows(run.db, registered, records, run);
      const judged = rows.map(({ values }) => {
        const dealer = dealers.get(values.dealer_code);
        return dealer && termFaults(values).length === 0 ? { dealer, values, terms: termsOf(values, dealer) } : null;
      });
      const findings = await findingsOf(file, judged, run);
      return rows.map(({ values }, at) => {
        const { stored, fault } = placed[at]!;
        return {
          errors: [
            ...termFaults(values),
            ...dealerFault(dealers.get(values.dealer_code)),
            ...(fault ? [{ column: 'effective_from', ...fault, from: onTerms }] : []),
            ...findings[at]!.errors,
          ],
          warnings: findings[at]!.warnings,
          stored: stored && {
            ...file.stored(stored),
            effective_from: stored['effectiveFrom'],
            effective_to: stored['effectiveTo'],
            agreement_no: stored['agreementNo'],
          },
        };
      }) as never;
    },

    async effects(given, { db, target, now }) {
      const rows = given as unknown as readonly { readonly values: Values }[];
      const dealers = await dealersIn({ db, target, scope: { type: 'all' } }, rows);
      const today = jakartaDay(now);
      const effects: (Text | null)[] = [];
      for (const { values } of rows) {
        const dealer = dealers.get(values.dealer_code);
        if (!dealer) {
          effects.push(null);
          continue;
        }
        const { tenor_to: tenor, effective_from: start } = values;
        const compared = await comparedOf(app, db, {
          line: dealer.line,
          branchId: dealer.branchId,
          tenors: [tenor],
          day: start > today ? start : today,
          subjects: subjectOf(dealer),
          overrides: file.overrides(values),
        });
        effects.push(effectInWords(tenor, effectsOn(compared, tenor)));
      }
      return effects;
    },

    async apply(given, run) {
      const rows = given as unknown as readonly { readonly values: Values }[];
      const { db: tx, actor, now } = run;
      const dealers = await dealersIn(run, rows);
      const records = rows.map(({ values }) => recordOf(values, dealers.get(values.dealer_code), lineOf(run)));
      const placed = await placeRows(tx, registered, records, run);
      const applied: Applied[] = [];
      for (const [at, record] of records.entries())
        applied.push(
          ...(await putRow(tx, registered, record, placed[at]?.stored ?? null, { actor, caller: null, now })),
        );
      return applied;
    },
  };
  return handler;
}
