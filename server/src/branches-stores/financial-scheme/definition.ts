import type { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import type { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { knownBrands, lobParametersOn, pricesOfLine } from '../../products/index.ts';
import type { Application } from '../../platform/http/application.ts';
import { startErrors } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { requireUnlocked } from './locked.ts';
import { loseScheme } from './lose.ts';
import { schemeAdminOnly, warningsOfScheme } from './unjudged.ts';

const spektraUses = ['store', 'promo'] as const;
const nmcUses = ['dealer-nmc', 'dealer-nmc-marketing-scheme', 'promo-nmc'] as const;
const modules = { SPEKTRA: 'financial-scheme', NMC: 'financial-scheme-nmc' } as const;
const registeredOf = (app: Application, line: keyof typeof modules) => resourcesOf(app).get(modules[line])!;

type Schemes = typeof financialSchemes | typeof financialSchemesNmc;
interface SchemeValues {
  readonly lobId: string;
  readonly tenors: readonly string[] | null;
  readonly dpMinPct?: string;
  readonly dpBands?: readonly { readonly dpMinPct: string }[];
  readonly effectiveFrom: string;
  /** Of NMC. */
  readonly brands?: readonly string[] | null;
}

/** A scheme offers no tenors and no down payment that its line of business does not. */
async function lobErrors(tx: Tx, { lobId, tenors, dpMinPct, dpBands, effectiveFrom }: SchemeValues) {
  const lob = await lobParametersOn(tx, lobId, effectiveFrom);
  const errors: FieldError[] = [];
  if (!lob) return errors;
  const foreign = (tenors ?? []).filter((tenor) => lob.tenors && !(lob.tenors as readonly string[]).includes(tenor));
  if (foreign.length > 0)
    errors.push({ field: 'tenors', code: 'TENORS_NOT_OF_LOB', parameters: { values: foreign.join(', ') } });
  const least = Number(lob.dpMinPct ?? 0);
  const parameters = { minimum: String(lob.dpMinPct) };
  if (dpMinPct !== undefined && Number(dpMinPct) < least)
    errors.push({ field: 'dpMinPct', code: 'DP_BELOW_LOB', parameters });
  for (const [at, band] of (dpBands ?? []).entries())
    if (Number(band.dpMinPct) < least)
      errors.push({ field: `dpBands[${at}].dpMinPct`, code: 'DP_BELOW_LOB', parameters });
  return errors;
}

/** Brands of a scheme are those of products of NMC; what was stored before stays. */
async function brandsErrors(tx: Tx, { brands }: SchemeValues, before: SchemeValues | null): Promise<FieldError[]> {
  const added = (brands ?? []).filter((brand) => !before?.brands?.includes(brand));
  const known = await knownBrands(tx, 'NMC', added);
  return added.every((brand) => known.has(brand)) ? [] : [{ field: 'brands', code: 'NOT_FOUND' }];
}

/** How financial schemes of a line are stored (docs/model/branches-stores.md#financial-schemes). */
export const schemeDefinition = <R extends Schemes>(
  app: Application,
  table: 'financial_scheme' | 'financial_scheme_nmc',
): Definition<R> => {
  const line = table === 'financial_scheme' ? 'SPEKTRA' : 'NMC';
  const definition: Definition<typeof financialSchemes> = {
    table,
    filters: { tenor: (tenor: string) => sql`${tenor} = any(t.tenors)` },
    lov: { order: sql`t.scheme_code` },
    approval: {
      locks: () => Promise.resolve([pricesOfLine(line)]),
      warnings: (db, { values, before }) => warningsOfScheme(db, line, values as never, before as never),
      adminOnly: schemeAdminOnly,
    },
    counted: { usageCount: (line === 'SPEKTRA' ? spektraUses : nmcUses) as never },
    beforeSave: async (tx, { values, before, caller }) => {
      await requireUnlocked(tx, registeredOf(app, line), values, before as never);
      return [
        ...(before?.effectiveFrom === values.effectiveFrom
          ? []
          : startErrors(jakartaDay(app.services.now()), caller?.isAdmin ?? true)(values)),
        ...(await lobErrors(tx, values as SchemeValues)),
        ...(await brandsErrors(tx, values as SchemeValues, before as SchemeValues | null)),
      ];
    },
    async afterChange(tx, changed) {
      for (const { action, before, actor } of changed)
        if (action === 'deactivate' && before)
          await loseScheme(tx, { line, scheme: before, actor, now: app.services.now() });
    },
  };
  return definition as unknown as Definition<R>;
};
