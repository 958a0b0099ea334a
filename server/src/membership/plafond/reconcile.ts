import type { BusinessLine } from '@console/contracts/core/business-lines';
import { lentStates } from '@console/contracts/membership/family-financing';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';

/** A limit that does not say what its sources say. */
export interface PlafondDifference {
  readonly memberId: string;
  readonly line: BusinessLine;
  /** The part of the limit. */
  readonly what: string;
  readonly expected: number;
  readonly found: number;
}

/** Finds the first so many limits that differ in a part. */
export type FindDifferences = (db: Db, most: number) => Promise<readonly PlafondDifference[]>;

const keptFailures = 100;

const movements: FindDifferences = async (db, most) => {
  const { rows } = await sql<PlafondDifference>`select p.member_id as "memberId", p.business_line as line,
      'available' as what, m.sum as expected, p.available as found
    from member_plafond p join lateral (select
      coalesce(sum(case direction when 'in' then amount when 'out' then -amount else 0 end), 0)::bigint as sum
      from plafond_movement where plafond_id = p.id) m on true
    where m.sum <> p.available limit ${most}`.execute(db);
  return rows;
};

const family: FindDifferences = async (db, most) => {
  const { rows } = await sql<PlafondDifference>`select p.member_id as "memberId", p.business_line as line,
      'reservedFamily' as what, coalesce(f.lent, 0)::bigint as expected, p.reserved_family as found
    from member_plafond p left join (select main_member_id, business_line, sum(sub_limit_approved) as lent
      from family_financing where state = any(${lentStates}::text[]) group by 1, 2) f
      on f.main_member_id = p.member_id and f.business_line = p.business_line
    where coalesce(f.lent, 0) <> p.reserved_family limit ${most}`.execute(db);
  return rows;
};

/**
 * What the parts of limits are compared with; later domains add theirs.
 * @example plafondChecks(app).push(ordersDiffer);
 */
export const plafondChecks = part((): FindDifferences[] => [movements, family]);

/** Every night: compares limits with what they rest on. Differences are reported, never corrected. */
export async function reconcilePlafonds(app: Application): Promise<JobCounts> {
  const { db } = app.services;
  const found: PlafondDifference[] = [];
  for (const find of plafondChecks(app)) found.push(...(await find(db, keptFailures)));
  const { rows } = await sql<{ limits: number }>`select count(*)::int as limits from member_plafond`.execute(db);
  return {
    read: rows[0]!.limits,
    done: rows[0]!.limits - new Set(found.map(({ memberId, line }) => `${memberId} ${line}`)).size,
    failed: found.length,
    failures: found.slice(0, keptFailures).map(({ memberId, line, what, expected, found: present }) => ({
      entity: `${memberId} ${line}`,
      code: 'DIFFERENT',
      text: `${what}: ${expected} / ${present}`,
    })),
  };
}
