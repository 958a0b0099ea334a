import { dealerLevel } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { readsOf } from '../../platform/shared-reads.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { byBranch } from '../simulation/by-branch.ts';
import { least } from '../simulation/concessions.ts';
import type { Ask, InBranch, RateHit, RateLevel } from '../simulation/levels.ts';
import { exclusiveRates, ratesOfAllGroups, ratesOfGroup } from '../simulation/rate-rows.ts';
import { dayWord } from '../simulation/wording.ts';
import { qanunBranches } from '../under-qanun/in-force.ts';
import { dealersAsked, ofDealers } from './asked.ts';

interface Row {
  readonly branchId: string;
  readonly code: string;
  readonly brand: string | null;
  readonly from: number;
  readonly to: number;
  readonly regular: string | null;
  readonly repeat: string | null;
  readonly since: string;
  readonly until: string;
  readonly agreement: string;
}

/** Rates of the dealers in force on the day: those of the group first, then those of a brand. */
async function rowsOf(db: Db | Tx, ask: Ask, dealers: readonly string[] | 'EVERYONE'): Promise<readonly Row[]> {
  const { line, branchIds, day, groupId } = ask;
  const read = sql<Row>`select d.branch_id as "branchId", d.code, t.brand, t.tenor_from as "from", t.tenor_to as "to",
      t.rate_regular as regular, t.rate_repeat as repeat, t.effective_from as since, t.effective_to as until,
      t.agreement_no as agreement
    from dealer_rate t join outlet d on d.id = t.dealer_id
    where ${ofDealers(ask, dealers)} and t.deleted_at is null and ${inForceOn(day)}
      and (t.product_group_id is null or t.product_group_id = ${groupId}::uuid)
    order by t.product_group_id nulls last, t.brand nulls last`;
  const { rows } = await readsOf(ask).once(['dealer rates', line, branchIds, day, groupId, dealers], () =>
    read.execute(db),
  );
  return rows;
}

/** A row of a brand is for the goods of this brand alone. */
const isFor = ({ brand }: Row, { subjects }: Pick<Ask, 'subjects'>): boolean =>
  brand === null || subjects === 'EVERYONE' || (subjects['BRAND'] ?? []).includes(brand);

const wordsOf = ({ code, from, to, since, until, agreement }: Row): string =>
  `${code} ${agreement}, ${from}-${to}, ${dayWord(since)} - ${dayWord(until)}`;

/** The first row with a value goes before the others: an empty regular rate is that of a wider row. */
function hitOf(rows: readonly Row[]): RateHit | null {
  const [first] = rows;
  if (!first) return null;
  const regular = rows.find((row) => row.regular !== null)?.regular ?? null;
  return { regular, repeat: first.repeat ?? first.regular, detail: wordsOf(first) };
}

type Rates = Pick<RateHit, 'regular' | 'repeat'>;

/** Among everyone are those who buy elsewhere: what they pay counts where it is less. */
async function ratesOfOthers(db: Db | Tx, ask: Ask, tenors: readonly number[]): Promise<InBranch<Rates>> {
  const levels: InBranch<RateHit>[] = [];
  for (const level of [exclusiveRates, ratesOfGroup, ratesOfAllGroups]) levels.push(await level.find(db, ask, tenors));
  return (branchId) => {
    const hits = levels.map((level) => level(branchId));
    return new Map(
      tenors.map((tenor) => {
        const own = hits.flatMap((hit) => hit.get(tenor) ?? []);
        return [
          tenor,
          {
            regular: own.find(({ regular }) => regular !== null)?.regular ?? null,
            repeat: own.map(({ regular, repeat }) => repeat ?? regular).find((rate) => rate !== null) ?? null,
          },
        ] as const;
      }),
    );
  };
}

/** The least of all dealers and of the others. */
function leastOf(rows: readonly Row[], others: Rates | undefined): RateHit | null {
  const [first] = rows;
  if (!first) return null;
  return {
    regular: least([...rows.map(({ regular }) => regular), others?.regular]),
    repeat: least([...rows.map(({ regular, repeat }) => repeat ?? regular), others?.repeat]),
    detail: wordsOf(first),
  };
}

/** The rate of the dealer that sells (docs/model/branches-stores.md#terms-of-dealers). */
export const ratesOfDealers: RateLevel = {
  key: dealerLevel,
  title: text('Rate eksklusif dealer', 'Exclusive rate of the dealer'),
  order: 20,
  lines: ['NMC', 'UFI'],
  without: (ask) => (dealersAsked(ask) ? null : text('tanpa dealer', 'no dealer chosen')),
  async find(db, ask, tenors) {
    const dealers = dealersAsked(ask);
    if (!dealers) return () => new Map();
    const rows = await rowsOf(db, ask, dealers);
    if (rows.length === 0) return () => new Map();
    const qanun = await qanunBranches(db, ask.branchIds, new Date(`${ask.day}T12:00:00+07:00`));
    const others = dealers === 'EVERYONE' ? await ratesOfOthers(db, ask, tenors) : null;
    const rowsIn = byBranch(rows.filter((row) => isFor(row, ask) && !qanun.has(row.branchId)));
    return (branchId) =>
      new Map(
        tenors.flatMap((tenor) => {
          const own = rowsIn(branchId).filter(({ from, to }) => from <= tenor && tenor <= to);
          const hit = others ? leastOf(own, others(branchId).get(tenor)) : hitOf(own);
          return hit ? [[tenor, hit] as const] : [];
        }),
      );
  },
};
