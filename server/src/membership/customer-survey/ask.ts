import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import {
  categoryOf,
  surveyRules,
  type SurveyChannel,
  type SurveyTrigger,
} from '@console/contracts/membership/customer-survey';
import type { SurveyAnswer } from '@console/contracts/membership/customer-survey/calls';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { workingDaysAfter } from '../../platform/working-days.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

/** Titles of the surveys, by what they ask about. */
export const surveyTitles: Readonly<Record<SurveyTrigger, string>> = {
  ORDER_DONE: 'Kepuasan setelah order',
  CARD_RECEIVED: 'Kepuasan penerimaan kartu',
  CONTRACT_CLOSED: 'Kepuasan setelah kontrak lunas',
  PHONE_CHANGED: 'Kepuasan perubahan nomor telepon',
};

export interface Invitation {
  readonly memberNo: string;
  readonly trigger: SurveyTrigger;
  readonly businessLine: BusinessLine;
  /** Number of the order, card or contract that it is about. */
  readonly reference: string;
  readonly channel: SurveyChannel;
}

/**
 * Asks an active member, unless the member was asked within 30 days: two invitations at once make one survey.
 * @returns the number of the survey, or `null` when nobody is asked
 */
export async function inviteSurvey(tx: Tx, invitation: Invitation, sourceId: string, at: Date): Promise<string | null> {
  const { memberNo, trigger, businessLine, reference, channel } = invitation;
  const { rows } = await sql<{ survey_no: string }>`
    insert into survey (id, survey_no, template_code, title, trigger, business_line, member_id, branch_id, reference,
      channel, source_id, sent_at, sent_on, created_by, created_at, updated_by, updated_at)
    select ${randomUUID()}, 'SRV-' || to_char(${at}::timestamptz at time zone 'Asia/Jakarta', 'YYYYMM') || '-'
        || lpad(nextval('survey_no')::text, 5, '0'),
      ${trigger}, ${surveyTitles[trigger]}, ${trigger}, ${businessLine}, m.id, m.branch_id, ${reference}, ${channel},
      ${sourceId}::uuid,
      ${at}, ${jakartaDay(at)}::date, 'SYSTEM', ${at}, 'SYSTEM', ${at}
    from member m where m.member_no = ${memberNo} and m.status = 'active' and m.deleted_at is null
    on conflict on constraint survey_once do nothing returning survey_no`.execute(tx);
  return rows[0]?.survey_no ?? null;
}

export interface Given {
  readonly surveyNo: string;
  readonly nps: number;
  readonly csat: number;
  readonly answers: readonly SurveyAnswer[];
  readonly comment: string | null;
}

/**
 * Stores what a member answered, once, from the application that asked; an unhappy member is to be followed up.
 * @throws Refusal SURVEY_OVER
 */
export async function answerSurvey(
  tx: Tx,
  { surveyNo, nps, csat, answers, comment }: Given,
  sourceId: string,
  at: Date,
): Promise<void> {
  const unhappy = categoryOf(nps) === 'DETRACTOR';
  const { numUpdatedRows } = await tx
    .updateTable('survey')
    .set(({ eb }) => ({
      state: 'ANSWERED',
      answered_at: at,
      nps,
      csat,
      answers: JSON.stringify(answers),
      comment,
      follow_up: unhappy ? 'OPEN' : 'NONE',
      due_at: unhappy ? workingDaysAfter(jakartaDay(at), surveyRules.dueDays) : null,
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('survey_no', '=', surveyNo)
    .where('source_id', '=', sourceId)
    .where('state', '=', 'SENT')
    .where('sent_at', '>', new Date(at.getTime() - surveyRules.validDays * 86_400_000).toISOString())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('SURVEY_OVER');
}
