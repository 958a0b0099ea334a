import { memberPlafond } from '@console/contracts/membership/import-membership';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { defineHandler } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { movePlafond } from '../plafond/move.ts';
import { fits, gradeOfMember, inForce, mostNamed } from '../tiering-plafond/compute.ts';
import { importNoOf, membersNumbered, unknownMember } from './members.ts';
import { headOfficeOnly } from './small-changes.ts';

interface Limit {
  readonly memberNo: string;
  readonly line: string;
  readonly total: number;
  /** Highest limit of the tier of the member; null without a tier. */
  readonly most: number | null;
}

/** Limits of members and the highest that their tiers allow, by number and line. */
async function limitsOf(
  db: Db | Tx,
  wanted: readonly { readonly member_no: string; readonly business_line: string }[],
  now: Date,
): Promise<ReadonlyMap<string, Limit>> {
  const { rows } = await sql<Limit>`
    select m.member_no as "memberNo", r.business_line as line, coalesce(p.total, 0)::bigint as total,
      tier.plafond_max as most
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) r(member_no text, business_line text)
      join member m on m.member_no = r.member_no
      left join member_plafond p on p.member_id = m.id and p.business_line = r.business_line
      left join lateral (select t.plafond_max from plafond_tier t
        where ${inForce(jakartaDay(now))} and t.business_line = r.business_line and ${fits(gradeOfMember)}
        order by ${mostNamed} limit 1) tier on true`.execute(db);
  return new Map(rows.map((limit) => [`${limit.memberNo} ${limit.line}`, limit]));
}

/** Sets limits: what is available may fall below 0 and stops new orders then. */
export const plafondHandler = defineHandler<(typeof memberPlafond)['columns']>({
  definition: memberPlafond,
  recordModule: 'membership',
  uploader: headOfficeOnly,
  async check(rows, run) {
    const members = await membersNumbered(
      run,
      rows.map(({ values }) => values.member_no),
    );
    const limits = await limitsOf(
      run.db,
      rows.map(({ values }) => values),
      run.now,
    );
    return rows.map(({ values }) => {
      const limit = members.has(values.member_no) && limits.get(`${values.member_no} ${values.business_line}`);
      if (!limit) return unknownMember;
      const { total, most } = limit;
      const fault = (code: string, parameters: Record<string, number> = {}) => ({
        errors: [{ column: 'plafond_total', code, from: ['business_line'], parameters }],
        stored: { plafond_total: total },
      });
      if (values.plafond_total > total && most === null) return fault('NO_TIER');
      if (values.plafond_total > total && values.plafond_total > most!) return fault('ABOVE_TIER', { most: most! });
      return { stored: { plafond_total: total } };
    });
  },
  async apply(rows, run) {
    const members = await membersNumbered(
      run,
      rows.map(({ values }) => values.member_no),
    );
    const reference = await importNoOf(run);
    const limits = await limitsOf(
      run.db,
      rows.map(({ values }) => values),
      run.now,
    );
    const written = [];
    for (const { values, rowNo } of rows) {
      const member = members.get(values.member_no)!;
      const { total } = limits.get(`${values.member_no} ${values.business_line}`)!;
      await movePlafond(run.db, {
        memberId: member.id,
        line: values.business_line,
        move: { kind: 'ADJUST', direction: values.plafond_total > total ? 'in' : 'out' },
        amount: Math.abs(values.plafond_total - total),
        reference: `${reference}/${rowNo}`,
        maker: run.actor.username,
        approver: run.decidedBy,
        at: run.now,
      });
      const named = (amount: number) => ({ businessLine: values.business_line, plafond: amount });
      written.push({
        entityId: member.id,
        entityLabel: `${member.memberNo} ${member.name}`,
        before: named(total),
        after: named(values.plafond_total),
      });
    }
    return written;
  },
});
