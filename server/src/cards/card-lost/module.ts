import { losses, lossCalls, type LossCard, type LossStep } from '@console/contracts/cards/card-lost';
import { lossDeskCalls, type LossReasonChoice } from '@console/contracts/cards/card-lost/desk';
import { lossReportCalls } from '@console/contracts/cards/card-lost/report';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { compareMothersName, sendOtp, verifyOtp } from '../../membership/index.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { serveReport } from '../../records/downloads/report.ts';
import { registerResource } from '../../records/operations/register.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { byCall, byItems, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { inCardOffices } from '../scope.ts';
import { closeJob, closeLosses } from './close.ts';
import { reportByMember } from './report-by-member.ts';
import { reportByOffice } from './report-by-office.ts';
import { confirmLosses, rejectLoss } from './decide.ts';
import { findLoss } from './found.ts';
import { lossDefinition } from './definition.ts';
import { findHolder } from './find.ts';
import { pickCards } from './pick.ts';
import { lossReport } from './reporting-file.ts';
import { reportOf } from './reporting.ts';

const confirming = text('Konfirmasi kehilangan', 'Confirm the loss');

/** Loss reports by members, offices and receivers. A second person decides. */
export const lossModule: Module = async (app) => {
  const { services } = app;
  const texts = await protectionOf(services);
  const registered = registerResource(app, losses, lossDefinition(texts, services.now));
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['REPORTED'],
      step: () => confirming,
      decisions: { approve: byItems(lossCalls.confirm), reject: byCall(lossCalls.reject) },
    }),
  );
  serve(app, lossCalls.reportMember, (context) => reportByMember(services, texts, context));
  serve(app, lossCalls.reportOffice, (context) => reportByOffice(services, context));
  serve(app, lossCalls.confirm, (context) => confirmLosses(app, context));
  serve(app, lossCalls.reject, (context) => rejectLoss(app, context));
  serve(app, lossCalls.found, (context) => findLoss(services, context));
  const seen = async ({ caller }: Pick<Context, 'caller'>, memberId: string) => {
    const { rows } = await sql`select from member_view m
        where m.id = ${memberId} and ${inCardOffices(caller.scope, sql`m.branch_id`, sql`null::uuid`)}`.execute(
      services.db,
    );
    if (rows.length === 0) throw notFound();
  };
  serve(app, lossCalls.otp, async (context) => {
    await seen(context, context.body.memberId);
    return sendOtp(services, texts, {
      purpose: 'LOSS',
      subjectId: context.body.memberId,
      memberId: context.body.memberId,
      username: context.caller.username,
    });
  });
  serve(app, lossCalls.verify, async (context) => {
    await seen(context, context.body.memberId);
    return verifyOtp(services, texts, { purpose: 'LOSS', subjectId: context.body.memberId, otp: context.body.otp });
  });
  serve(app, lossCalls.compareName, async (context) => {
    const { memberId, name } = context.body;
    await seen(context, memberId);
    return compareMothersName(services, texts, context, { module: losses.module, memberId, name });
  });
  serve(app, lossCalls.cards, async ({ db, caller, parameters: { secureId = '' } }) => {
    if (!isUuid(secureId)) throw notFound();
    const { rows } =
      await sql<LossCard>`select c.id as "cardId", c.card_no as "cardNo", l.status_before as "statusBefore", l.result,
        c.status, r.card_no as "replacedBy" from card_loss_card l join card_loss t on t.id = l.loss_id
        join card c on c.id = l.card_id left join card r on r.id = c.replaced_by_card_id
      where l.loss_id = ${secureId} and ${inCardOffices(caller.scope, sql`t.office_branch_id`, sql`t.office_mra_id`)}
        order by c.card_no`.execute(db);
    return rows;
  });
  serve(app, lossCalls.history, async ({ db, caller, parameters: { secureId = '' } }) => {
    if (!isUuid(secureId)) throw notFound();
    // Filters by the cards first, because movements have no index on the document alone.
    const { rows } = await sql<LossStep>`select m.transition_code as code, m.acted_at as "actedAt", m.actor, m.remark,
        count(*)::int as cards from card_loss_card l join card_loss t on t.id = l.loss_id
        join card_movement m on m.card_id = l.card_id and m.document_id = l.loss_id
      where l.loss_id = ${secureId} and ${inCardOffices(caller.scope, sql`t.office_branch_id`, sql`t.office_mra_id`)}
        group by 1, 2, 3, 4 order by m.acted_at desc, min(m.seq_no) desc`.execute(db);
    return rows;
  });
  serve(app, lossDeskCalls.find, (context) => findHolder(app, texts, context));
  serve(app, lossDeskCalls.pick, (context) => pickCards(app, context));
  serve(app, lossDeskCalls.reasons, async ({ db, query: { kind } }) => {
    const { rows } =
      await sql<LossReasonChoice>`select id as "secureId", name, police_letter_required as "policeLetterRequired",
        fee_exempt as "feeExempt" from loss_reason
        where status = 'active' and deleted_at is null and ${kind} = any(applies_to) order by sort_order, name`.execute(
        db,
      );
    return rows;
  });
  serve(app, lossReportCalls.reporting, (context) => reportOf(registered, context, services.now()));
  serveReport(app, lossReport(registered), lossReportCalls.reportingFile);
  schedule(app, { name: closeJob, version: 'v1', when: daily('01:30'), run: () => closeLosses(services) });
};
