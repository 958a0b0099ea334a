import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { ZipCodeTable } from './table.ts';

/** The columns of a place that other domains may read. */
export type ZipCodeView = Pick<
  ZipCodeTable,
  | 'id'
  | 'code'
  | 'kelurahan'
  | 'kecamatan'
  | 'kota'
  | 'provinsi'
  | 'office_code'
  | 'office_code_nmc'
  | 'office_code_ufi'
  | 'status'
  | 'deleted_at'
>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    zip_code_view: ZipCodeView;
  }
}

/** Columns of postal codes that other domains may join. */
export const zipCodeView: SchemaStep = {
  async up(db) {
    await sql`create view zip_code_view as
      select id, code, kelurahan, kecamatan, kota, provinsi, office_code, office_code_nmc, office_code_ufi, status,
      deleted_at
      from zip_code`.execute(db);
  },
};
