import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import type { SeedDownload } from './table.ts';

type Cells = readonly (string | number | null)[];

/** The content of a file: names and titles of its columns, and rows. */
export interface Content {
  readonly names: readonly string[];
  readonly titles: readonly string[];
  readonly rows: readonly Cells[];
}

/** The rows of a seeded file: names and titles of its columns, and a query. */
export interface SeedSource {
  readonly names: readonly string[];
  readonly titles: readonly string[];
  readonly select: (filter: SeedDownload['filter']) => ReturnType<typeof sql>;
}

/** Sources by the name of their list. */
export type SeedSources = Readonly<Record<string, SeedSource>>;

const ownSources: SeedSources = {
  regions: {
    names: ['regionCode', 'name'],
    titles: ['Kode regional', 'Nama'],
    select: () => sql`select region_code, name from region_view region where deleted_at is null order by region_code`,
  },
  'zip-code': {
    names: ['code', 'kelurahan', 'kecamatan', 'kota', 'provinsi', 'officeCode'],
    titles: ['Kode Pos', 'Kelurahan', 'Kecamatan', 'Kota', 'Provinsi', 'Kode kantor'],
    select: ({ kota = '' }) =>
      sql`select code, kelurahan, kecamatan, kota, provinsi, office_code from zip_code_view zip_code
        where kota = ${kota} and deleted_at is null order by code, kelurahan collate "und-x-icu", id`,
  },
  roles: {
    names: ['name', 'jobName'],
    titles: ['Nama', 'Jabatan'],
    select: () => sql`select name, job_name from role_view role where deleted_at is null order by name`,
  },
  'menu-management': {
    names: ['name', 'url'],
    titles: ['Nama', 'URL'],
    select: () => sql`select name, url from menu_view where deleted_at is null order by header, sort_order, name`,
  },
};

/**
 * The columns and rows of a seeded file, read from the seeded records.
 * @param sources lists of domains that come after this one in the order of domains
 */
export async function contentOf(tx: Tx, { source, filter }: SeedDownload, sources: SeedSources): Promise<Content> {
  const known = { ...ownSources, ...sources }[source];
  if (!known) return { names: [], titles: [], rows: [] };
  const { rows } = await known.select(filter).execute(tx);
  return {
    names: known.names,
    titles: known.titles,
    rows: (rows as Record<string, string | null>[]).map((row) => Object.values(row)),
  };
}
