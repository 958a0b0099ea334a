import { randomUUID } from 'node:crypto';
import { zipCodeImport, zipCodes } from '@console/contracts/branches-stores/zip-code';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import {
  defineHandler,
  type Applied,
  type ApplyRow,
  type RowFault,
  type RowValues,
} from '../../records/imports/handler.ts';
import { branchesOf, codesOutside, moveCodes, officeFault, type Offices } from './offices.ts';

type Columns = (typeof zipCodeImport)['columns'];
type Values = RowValues<Columns>;

interface Stored extends Offices {
  readonly id: string;
  readonly code: string;
  readonly kelurahan: string;
  readonly kecamatan: string;
  readonly kota: string;
  readonly provinsi: string;
}

const keyOf = ({ code, kelurahan, kecamatan }: { code: string; kelurahan: string; kecamatan: string }): string =>
  `${code}/${kelurahan}/${kecamatan}`.toLowerCase();
const keyOfRow = ({ zip_code: code, kelurahan, kecamatan }: Values): string => keyOf({ code, kelurahan, kecamatan });

/**
 * Existing rows with the file's keys. By key and not by code: a code may have thousands of places, and 500 rows name
 * few of them.
 */
async function storedRows(db: Db | Tx, rows: readonly { readonly values: Values }[]): Promise<Stored[]> {
  const keys = rows.map(({ values: { zip_code: code, kelurahan, kecamatan } }) => ({ code, kelurahan, kecamatan }));
  const { rows: stored } = await sql<Stored>`
    select z.id, z.code, z.kelurahan, z.kecamatan, z.kota, z.provinsi,
      z.office_code as "officeCode", z.office_code_nmc as "officeCodeNmc", z.office_code_ufi as "officeCodeUfi"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) k(code text, kelurahan text, kecamatan text)
    join zip_code z on z.code = k.code and lower(z.kelurahan) = lower(k.kelurahan)
      and lower(z.kecamatan) = lower(k.kecamatan)
    where z.deleted_at is null`.execute(db);
  return stored;
}

/** Offices of these codes; they are the same in all rows of a code. */
async function officesOfCodes(db: Db | Tx, codes: readonly string[]): Promise<ReadonlyMap<string, Offices>> {
  const { rows } = await sql<Offices & { code: string }>`
    select wanted.code, one.* from unnest(${codes}::text[]) wanted(code)
    cross join lateral (select office_code as "officeCode", office_code_nmc as "officeCodeNmc",
      office_code_ufi as "officeCodeUfi"
      from zip_code where code = wanted.code and deleted_at is null limit 1) one`.execute(db);
  return new Map(rows.map(({ code, ...offices }) => [code, offices]));
}

/** How many rows each of these codes has. */
async function rowCounts(db: Db | Tx, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`select code, count(*)::int as count from zip_code
    where code = any(${codes}) and deleted_at is null group by code`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

/** Codes whose offices change. */
const changedOffices = (
  before: ReadonlyMap<string, Offices>,
  after: ReadonlyMap<string, Offices>,
): ReadonlyMap<string, Offices> =>
  new Map(
    [...after].filter(([code, offices]) => before.has(code) && before.get(code)?.officeCode !== offices.officeCode),
  );
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The office that all rows of a code leave by a row of the file; `null` when they stay. */
const leaves = (before: ReadonlyMap<string, Offices>, { zip_code: code, office_code: office }: Values) => {
  const now = before.get(code)?.officeCode ?? office;
  return now === office ? null : now;
};

/** The values for the audit trail. */
const audited = ({ zip_code: code, kelurahan, kecamatan, kota, provinsi }: Values, offices: Offices) => ({
  code,
  kelurahan,
  kecamatan,
  kota,
  provinsi,
  ...offices,
});

async function write(
  tx: Tx,
  rows: readonly ApplyRow<Columns>[],
  known: ReadonlyMap<string, Stored>,
  offices: ReadonlyMap<string, Offices>,
  username: string,
  now: Date,
): Promise<Applied[]> {
  const records = rows.map(({ values }) => ({
    id: known.get(keyOfRow(values))?.id ?? randomUUID(),
    ...audited(values, offices.get(values.zip_code) as Offices),
  }));
  await sql`
    insert into zip_code (id, created_by, created_at, updated_by, updated_at, code, kelurahan, kecamatan, kota,
      provinsi, office_code, office_code_nmc, office_code_ufi)
    select id, ${username}, ${now}, ${username}, ${now}, code, kelurahan, kecamatan, kota, provinsi, "officeCode",
    "officeCodeNmc", "officeCodeUfi"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      r(id uuid, code text, kelurahan text, kecamatan text, kota text, provinsi text, "officeCode" text,
        "officeCodeNmc" text, "officeCodeUfi" text)
    on conflict (id) do update
      set kota = excluded.kota, provinsi = excluded.provinsi, office_code = excluded.office_code,
      version = zip_code.version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(tx);
  return records.map(({ id, ...after }) => {
    const before = known.get(keyOf(after));
    const { id: _, ...values } = before ?? { id };
    return { entityId: id, entityLabel: `${after.code} ${after.kelurahan}`, before: before ? values : null, after };
  });
}

/**
 * Import of zip codes: rows are keyed by code, kelurahan and kecamatan; rows that are missing in the file stay, except
 * for their code's offices.
 */
export const zipCodeHandler = defineHandler<Columns>({
  definition: zipCodeImport,
  fields: zipCodes.fields,
  agree: [{ per: ['zip_code'], columns: ['office_code'], code: 'ZIP_BRANCH_CONFLICT' }],

  async check(rows, { db, scope }) {
    const codes = unique(rows.map(({ values }) => values.zip_code));
    const stored = new Map((await storedRows(db, rows)).map((row) => [keyOf(row), row]));
    const branches = await branchesOf(db, unique(rows.map(({ values }) => values.office_code)));
    const outside = await codesOutside(db, codes, scope);
    const ofCode = await officesOfCodes(db, codes);
    const moving = rows.filter(({ values }) => leaves(ofCode, values)).map(({ values }) => values.zip_code);
    const counts = await rowCounts(db, unique(moving));
    return rows.map(({ values }) => {
      const officeCode = officeFault(branches, 'SPEKTRA', values.office_code, scope);
      const errors: RowFault[] = [
        ...(officeCode ? [{ column: 'office_code', code: officeCode }] : []),
        ...(outside.has(values.zip_code) ? [{ column: 'zip_code', code: 'NOT_ALLOWED' }] : []),
      ];
      const row = stored.get(keyOfRow(values));
      const from = errors.length > 0 ? null : leaves(ofCode, values);
      const warnings: RowFault[] = from
        ? [
            {
              column: 'office_code',
              code: 'CODE_MOVES',
              from: ['zip_code'],
              parameters: { count: counts.get(values.zip_code) ?? 0, code: values.zip_code, from },
            },
          ]
        : [];
      return {
        errors,
        warnings,
        stored: row
          ? { kota: row.kota, provinsi: row.provinsi as Values['provinsi'], office_code: row.officeCode }
          : null,
      };
    });
  },

  async apply(rows, { db: tx, actor, now }) {
    const codes = unique(rows.map(({ values }) => values.zip_code));
    const stored = await storedRows(tx, rows);
    const ofCode = await officesOfCodes(tx, codes);
    const offices = new Map(
      rows.map(({ values }) => [
        values.zip_code,
        { officeCodeNmc: null, officeCodeUfi: null, ...ofCode.get(values.zip_code), officeCode: values.office_code },
      ]),
    );
    const written = await write(
      tx,
      rows,
      new Map(stored.map((row) => [keyOf(row), row])),
      offices,
      actor.username,
      now,
    );
    const moved = await moveCodes(tx, changedOffices(ofCode, offices), actor, now);
    return [
      ...written,
      ...moved.map(({ id, label, before, after }) => ({
        entityId: id,
        entityLabel: label,
        before: { ...before },
        after: { ...after },
      })),
    ];
  },
});
