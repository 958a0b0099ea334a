import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/** Tariffs `t` of the packages of an insurer. */
export const ofInsurer = (packages: 'insurance_package' | 'insurance_package_nmc', name: string): Sql =>
  sql`t.insurance_id in (select id from ${sql.table(packages)} where lower(insurer_name) = lower(${name}))`;
