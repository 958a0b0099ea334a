import type { BusinessLine } from '@console/contracts/core/business-lines';
import { percentWords } from '@console/contracts/core/percent-words';
import { text, type Text } from '@console/contracts/core/text';
import { promoRateFiles } from '@console/contracts/promos-products/promo/rate-file';
import { sql } from 'kysely';
import { dayWord, officeNames } from '../../branches-stores/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sharingReads } from '../../platform/shared-reads.ts';
import { isApprover } from '../../records/changes/approver.ts';
import type { ImportHandler, ImportRun, RowFault } from '../../records/imports/handler.ts';
import { checkBody } from '../../records/resource/check.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { insertRecord, updateRecord } from '../../records/resource/write.ts';
import { barredFrom } from '../promo/barred.ts';
import { conflictLock } from '../promo/locks.ts';
import { promoRow, type PromoRow } from '../promo/promo-row.ts';
import { effectOfSheet } from '../promo/effect-of-sheet.ts';
import type { SheetLine } from '../promo/line-faults.ts';
import { changesNothing, lookUp, type Looked, type RateRow } from './look-up.ts';
import { faultsOfSave, valuesOf } from './faults-of-save.ts';
import { appliedTo, factsOfTarget, faultsOfTarget, periodOf, type Applied } from './target.ts';
import { linesSet, warningsOfPlaced } from './warnings.ts';

type Columns = (typeof promoRateFiles)['SPEKTRA']['columns'];
type Rows = readonly { readonly values: RateRow }[];

const wholeScope = { type: 'all' } as const;

/** @throws Refusal PROMO_INACTIVE for a promo that has gone since the file was sent */
async function promoOf(db: Db | Tx, line: BusinessLine, applied: Applied): Promise<PromoRow> {
  const promo = await promoRow(db, line, applied.promoId);
  if (!promo) throw new Refusal('PROMO_INACTIVE');
  return promo;
}

const ratesInWords = (line: SheetLine | null): Text => {
  const rates = [line?.rateRegular, line?.rateRepeat].flatMap((rate) => (rate == null ? [] : percentWords(rate)));
  return rates.length === 0
    ? text('tanpa rate', 'no rate')
    : text(rates.map(({ id }) => id).join(' / '), rates.map(({ en }) => en).join(' / '));
};

/** What stands at the tenors of a row before it. */
const replacedIn = ({ touched }: Looked): readonly Text[] =>
  touched.map(({ tenor, before }) => {
    const words = before ? ratesInWords(before) : text('baru', 'new');
    return text(`${tenor}: ${words.id}`, `${tenor}: ${words.en}`);
  });

function ownFaults({ office, clash }: Looked): RowFault[] {
  if (!office) return [{ column: 'office_code', code: 'NOT_FOUND' }];
  if (!clash) return [];
  const parameters = { clash: `${dayWord(clash.from)} - ${dayWord(clash.to)}` };
  return [{ column: 'office_code', code: 'PERIOD_OVERLAP', parameters }];
}

/** Says which tenors lose their line. */
function endsOf({ touched }: Looked): RowFault[] {
  const tenors = touched.filter(({ before, after }) => before && !after).map(({ tenor }) => tenor);
  return tenors.length === 0
    ? []
    : [{ column: 'rate_regular', code: 'LINE_ENDS', parameters: { tenors: tenors.join(', ') } }];
}

/**
 * Import of rates of a promo: each row gives the sheet of an office the lines of the chosen tenors. The file is decided
 * by a second person and applied as one.
 * @param registered rate sheets of the line
 */
export function promoRateFile(
  app: Application,
  registered: RegisteredResource,
  line: BusinessLine,
): ImportHandler<Columns> {
  const looked = async (rows: Rows, { db, target, scope }: Pick<ImportRun, 'db' | 'target' | 'scope'>) => {
    const applied = appliedTo(target);
    const promo = await promoOf(db, line, applied);
    return { applied, promo, found: await lookUp(db, registered, promo, rows, applied, scope) };
  };
  return {
    definition: promoRateFiles[line] as never,
    fields: registered.resource.fields,
    recordModule: registered.resource.module,
    line: () => line,
    targetErrors: (db, target) => faultsOfTarget(db, line, target),
    targetFacts: (db, target) => factsOfTarget(db, line, target),
    namesOf: officeNames(line),
    locks: () => Promise.resolve([conflictLock(line)]),
    approver: (caller) => (isApprover(registered, caller) ? null : new Refusal('APPROVER_LEVEL')),
    uploader: (caller) => barredFrom(registered, caller),

    check: (rows, run) =>
      sharingReads(async () => {
        const { applied, promo, found } = await looked(rows, run);
        const errors: RowFault[][] = [];
        for (const each of found) {
          const own = ownFaults(each);
          const isJudged = own.length === 0 && !changesNothing(each);
          errors.push(isJudged ? await faultsOfSave(run, registered, each, valuesOf(promo, applied, each)) : own);
        }
        const set = found.map((each, at) => (errors[at]!.length === 0 ? linesSet(each) : []));
        const warnings = await warningsOfPlaced(app, run.db, promo, periodOf(promo, applied).periodFrom, set);
        return rows.map(({ values }, at) => {
          const each = found[at]!;
          if (errors[at]!.length === 0 && changesNothing(each)) return { stored: values };
          const fresh = each.touched.filter(({ before, after }) => !before && after).length;
          const replaced = each.touched.filter(({ before, after }) => before && before !== after).length;
          return {
            errors: errors[at]!,
            warnings: [...endsOf(each), ...warnings[at]!],
            stored: null,
            records: { fresh, replaced },
          };
        });
      }),

    replaces: async (rows, run) => (await looked(rows, { ...run, scope: wholeScope })).found.map(replacedIn),

    async effects(rows, run) {
      const { applied, promo, found } = await looked(rows, { ...run, scope: wholeScope });
      const effects: (Text | null)[] = [];
      for (const each of found) {
        const after = each.office ? valuesOf(promo, applied, each) : null;
        effects.push(await effectOfSheet(app, run.db, line, after as never, each.sheet as never));
      }
      return effects;
    },

    async apply(rows, run) {
      const { db: tx, actor, now, importId } = run;
      const { applied, promo, found } = await looked(rows, run);
      const options = { actor, caller: null, now };
      const written: string[] = [];
      for (const each of found) {
        if (!each.office || changesNothing(each)) continue;
        const checked = await checkBody(tx, registered, valuesOf(promo, applied, each), each.sheet, options);
        const after = each.sheet
          ? await updateRecord(tx, registered, each.sheet, checked, options)
          : await insertRecord(tx, registered, checked, options);
        written.push(after.secureId);
      }
      await sql`update promo_rate_line set source = 'IMPORT', batch_id = ${importId}::uuid
        where rate_id = any(${written}::uuid[]) and ended_on is null
          and tenor = any(${applied.tenors}::int[])`.execute(tx);
      // Each has its own entry.
      return [];
    },
  };
}
