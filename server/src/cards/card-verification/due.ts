import { cardVerifications } from '@console/contracts/cards/card-verification';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { dueAt, type DueSource } from '../../records/waiting/sources.ts';
import { workingDaysAfter } from '../../platform/working-days.ts';
import { inVerificationScope } from './scope.ts';

/** Working days after which a waiting application is due (docs/model/shell.md#home). */
const dueDays = 1;

/** Applications that have waited for a verifier for more than a working day, in the caller's scope. */
export const dueVerifications = (app: Application): DueSource => ({
  async items(db, caller, { limit, language }) {
    if (!caller.can(cardVerifications.privilege, 'update')) return [];
    const now = app.services.now();
    const { rows } = await sql<{ id: string; no: string; name: string; branch: string; at: string }>`
      select t.id, t.verification_no as no, m.name, b.name as branch, t.submitted_at as at from card_verification t
        join member_view m on m.id = t.member_id join branch_view b on b.id = t.branch_id
      where t.state = 'MANUAL_CHECKING' and t.deleted_at is null and ${inVerificationScope(caller.scope)}
      order by t.submitted_at, t.id limit ${limit}`.execute(db);
    return rows
      .map(({ id, no, name, branch, at }) => ({
        secureId: id,
        kind: 'CARD_VERIFICATION' as const,
        reference: no,
        title: `${cardVerifications.title[language]}: ${no}, ${name}`,
        branch,
        ...dueAt(`${workingDaysAfter(at.slice(0, 10), dueDays)}T${at.slice(11)}`, now),
        url: `/card-verification/${id}/manual-checking`,
      }))
      .filter(({ daysLeft }) => daysLeft < 0);
  },
});
