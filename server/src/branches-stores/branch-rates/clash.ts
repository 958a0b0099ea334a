import { allGroups } from '@console/contracts/branches-stores/branch/lines';
import { gridTitles } from '@console/contracts/branches-stores/branch/rate-grid';
import type { FieldError } from '@console/contracts/core/errors';
import type { Period, Phase } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { inWords } from './coverage.ts';
import type { Kept } from './replaced.ts';

/** Where rates and product groups are stored. */
interface Tables {
  readonly rates: string;
  readonly groups: string;
}

/** The band of a rate in the way. */
interface Band {
  /** Code of its product group; `null` for all. */
  readonly group: string | null;
  readonly from: number;
  readonly to: number;
}

/** What a rate is for, in words. */
export const subjectOf = ({ group, from, to }: Band): Text =>
  text(`${group ?? allGroups.id} ${from}-${to}`, `${group ?? allGroups.en} ${from}-${to}`);

interface Wanted {
  /** Whether the one in force is to end. */
  readonly supersede: boolean;
  readonly from: number;
  readonly to: number;
  /** Whether several rows may together take the place of one rate. */
  readonly inPieces?: true;
}

/** What makes room where a rate is in the way. */
export function cureOf({ phase, from, to }: Band & { readonly phase: Phase }, wanted: Wanted): Text {
  if (phase === 'SCHEDULED') return text('batalkan jadwal itu dulu', 'cancel that schedule first');
  if (phase === 'PENDING') return text('tunggu keputusannya, atau minta ditarik', 'await its decision');
  const { id, en } = gridTitles.supersede;
  const fits = wanted.inPieces ? wanted.from >= from && wanted.to <= to : wanted.from === from && wanted.to === to;
  if (!wanted.supersede && fits) return text(`centang "${id}"`, `tick "${en}"`);
  if (!wanted.inPieces)
    return text(
      `isi satu baris tenor ${from}-${to} untuk menggantikannya, atau akhiri rate itu dulu`,
      `fill in one row of tenors ${from}-${to} to take its place, or end that rate first`,
    );
  return text(
    `isi baris yang bersama-sama tepat tenor ${from}-${to} untuk menggantikannya, atau akhiri rate itu dulu`,
    `fill in rows that together are exactly tenors ${from}-${to} to take its place, or end that rate first`,
  );
}

/** The fault of a row that takes the place of a part of rates only, with the tenors that would have no rate. */
export function leftFault(group: string | null, kept: readonly Kept[]): Pick<FieldError, 'code' | 'words'> {
  const said = kept.map(({ held, left }) => {
    const { id, en } = subjectOf({ group, from: held.from, to: held.to });
    const tenors = inWords(left);
    return text(
      `sebagian saja dari ${id}: tenor ${tenors} tidak akan punya rate, isi juga barisnya`,
      `only a part of ${en}: tenors ${tenors} would have no rate, fill in their rows too`,
    );
  });
  const joined = (language: 'id' | 'en') => said.map((each) => each[language]).join('; ');
  return { code: 'BAND_LEFT', words: { left: text(joined('id'), joined('en')) } };
}

/** The code of a product group; `null` for all. */
export async function groupCode(
  tx: Tx,
  { groups }: Pick<Tables, 'groups'>,
  groupId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`select group_code as code
    from ${sql.table(groups)} where id = ${groupId}`.execute(tx);
  return rows[0]?.code ?? null;
}

/** The rate in the way of a row. */
export async function rateInTheWay(tx: Tx, { rates, groups }: Tables, { secureId }: Period): Promise<Band | undefined> {
  const { rows } = await sql<Band>`select g.group_code as "group", t.tenor_from as "from", t.tenor_to as "to"
    from ${sql.table(rates)} t left join ${sql.table(groups)} g on g.id = t.product_group_id
    where t.id = ${secureId}`.execute(tx);
  return rows[0];
}
