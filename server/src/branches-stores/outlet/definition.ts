import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { dropDraft } from '../../records/drafts/own-drafts.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { accountConsequence, accountWarnings, isSameAccount } from './account-change.ts';
import { accountStateOf } from './account-state.ts';
import { documentsEnding } from './documents-ending.ts';
import { outletDrafts } from './draft.ts';
import { duplicateErrors, type ComparedValues } from './duplicate-rule.ts';
import { ordersOfOutlets } from './orders.ts';
import { saoName } from './sao.ts';
import { branchErrors, editorsOf, npwpErrors, type OutletValues } from './rules.ts';

/** The values of an outlet of any line, as rules read them. */
export interface StoredValues extends OutletValues, ComparedValues {
  readonly companyId: string | null;
  readonly accountName: string;
  readonly duplicateNote: string | null;
}

/** A save of an outlet, as the rules of a line see it. */
export interface OutletSave<Values extends StoredValues> {
  readonly values: Values;
  readonly before: Values | null;
  readonly store: Record<string, unknown>;
  readonly caller: Caller | null;
}

/** What the outlets of a line check besides. */
export type LineErrors<Values extends StoredValues> = (
  tx: Tx,
  save: OutletSave<Values>,
) => Promise<readonly FieldError[]>;

type Shared = Pick<
  Definition<typeof dealersNmc>,
  | 'table'
  | 'hasEditors'
  | 'where'
  | 'belongs'
  | 'scope'
  | 'joins'
  | 'lov'
  | 'guard'
  | 'beforeSave'
  | 'afterChange'
  | 'approval'
> & {
  readonly derived: {
    readonly [
      Name in 'mra' | 'accountState' | 'saoName' | 'mergedIntoId' | 'mergedFrom' | 'ordersThisMonth'
    ]: ReturnType<typeof eachTime>;
  };
  readonly filters: {
    readonly mraId: (id: string) => ReturnType<typeof eachTime>;
    readonly documentsEnding: (wanted: boolean) => ReturnType<typeof eachTime>;
    readonly financialSchemeId: (id: string) => ReturnType<typeof eachTime>;
  };
};

/** Outlets with a financial scheme. */
const hasScheme = (id: string) => sql`t.financial_scheme_ids @> array[${id}::uuid]`;

/** Stores the account's state, where the account or the company changes. */
async function storeAccountState(
  tx: Tx,
  texts: ProtectedText,
  { values, before, store }: OutletSave<StoredValues>,
  now: Date,
): Promise<void> {
  const { bankCode, accountNo, accountName, companyId } = values;
  const isSame = isSameAccount(before, values);
  if (isSame && before?.companyId === companyId) return;
  const account = { bankCode, accountHash: texts.hash(accountNo), accountName, companyId };
  const state = await accountStateOf(tx, account, isSame ? null : now);
  // Another company alone says nothing of an account that nobody has inquired.
  if (!isSame || state !== 'UNVERIFIED') store['account_state'] = state;
}

/** What is wrong with a save because of what other outlets have. */
async function comparisonErrors<Values extends StoredValues>(
  tx: Tx,
  texts: ProtectedText,
  outlet: OutletSave<Values>,
): Promise<readonly FieldError[]> {
  const { values, before } = outlet;
  const { npwp, companyId } = values;
  const isSame = npwp === before?.npwp && companyId === before?.companyId;
  const taken = isSame
    ? []
    : await npwpErrors(tx, npwp === null ? null : texts.hash(npwp), values, before?.secureId ?? null);
  return taken.length > 0 ? taken : duplicateErrors(tx, texts, outlet);
}

/**
 * How the outlets of a line are stored in their one table (docs/adr/0060-outlets.md).
 * @param lineErrors what the line checks besides
 */
export function outletDefinition<Values extends StoredValues>(
  app: Application,
  texts: ProtectedText,
  line: BusinessLine,
  resource: Resource,
  lineErrors: LineErrors<Values>,
): Shared {
  const owner = line === 'SPEKTRA' ? 'store_id' : 'dealer_id';
  return {
    table: 'outlet',
    hasEditors: true,
    where: sql`t.deleted_at is null and t.business_line = ${sql.lit(line)}`,
    belongs: sql`t.business_line = ${sql.lit(line)}`,
    scope: 'branch_id',
    joins: sql`join branch_view b on b.id = t.branch_id join mro_view o on o.id = b.mro_id
      join mra_view a on a.id = o.mra_id`,
    derived: {
      mra: sql`a.mra_code || ' - ' || a.name`,
      accountState: sql`t.account_state`,
      saoName,
      mergedIntoId: sql`t.merged_into`,
      mergedFrom: sql`(select string_agg(m.code, ', ' order by m.code) from outlet m where m.merged_into = t.id)`,
      ordersThisMonth: eachTime(() => {
        const monthStart = `${jakartaDay(app.services.now()).slice(0, 7)}-01T00:00:00+07:00`;
        return ordersOfOutlets(app).current(owner, monthStart);
      }),
    },
    filters: {
      mraId: (id: string) => sql`a.id = ${id}`,
      documentsEnding: documentsEnding(app),
      financialSchemeId: hasScheme,
    },
    lov: { order: sql`t.code`, where: sql`t.status = 'active'` },
    guard: (_tx, _action, records) =>
      Promise.resolve(
        new Map(
          records
            .filter(({ state }) => state === 'closed')
            .map(({ secureId }) => [secureId, new Refusal('OUTLET_CLOSED')]),
        ),
      ),
    approval: {
      warnings: (db, change) => accountWarnings(db, texts, change, app.services.now()),
      consequence: (db, { values }, before) =>
        accountConsequence(db, texts, { values: values as StoredValues | null, before }, app.services.now()),
    },
    async beforeSave(tx, save) {
      const { store, actor, caller } = save;
      const outlet = save as unknown as OutletSave<Values>;
      const { values, before } = outlet;
      store['editors'] = await editorsOf(tx, before?.secureId ?? null, actor.username);
      if (!before) store['business_line'] = line;
      await storeAccountState(tx, texts, outlet, app.services.now());
      const own = [
        ...(await checkFiles(tx, resource, save as never)),
        ...(await branchErrors(tx, line, values, before)),
        ...(await lineErrors(tx, outlet)),
      ];
      // Whether others have the same numbers is answered to a save that nothing else is wrong with: a refusal that
      // stores nothing would tell it of any number, as often as asked.
      const faults = own.length > 0 ? own : await comparisonErrors(tx, texts, outlet);
      if (!before && caller && faults.length === 0) await dropDraft(tx, { table: outletDrafts, line }, { caller });
      return faults;
    },
    afterChange: (tx, changed) => keepFiles(tx, resource, changed as never, app.services.now()),
  };
}
