import { surveys, type FollowUp, type SurveyTrigger } from '@console/contracts/membership/customer-survey';
import { sql } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { workingDaysAfter } from '../../platform/working-days.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { surveyTitles } from './ask.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const total = 90;
const triggers: readonly SurveyTrigger[] = ['ORDER_DONE', 'CARD_RECEIVED', 'CONTRACT_CLOSED', 'PHONE_CHANGED'];
const lines = ['SPEKTRA', 'NMC', 'UFI'] as const;
const channels = ['SMS', 'APP', 'PWA'] as const;
const opened: readonly FollowUp[] = ['OPEN', 'IN_PROGRESS', 'DONE', 'NOT_REACHED'];

/** Score of survey k: 30 promoters, 16 passive, 14 detractors, and 30 without an answer. */
const scoreOf = (k: number): number | null => {
  if (k <= 30) return 9 + (k % 2);
  if (k <= 46) return 7 + (k % 2);
  return k <= 60 ? k % 7 : null;
};

/** Follow-up of a detractor: all states in turn. */
const followUpOf = (k: number): FollowUp => {
  const score = scoreOf(k);
  return score !== null && score <= 6 ? (opened[k % 4] ?? 'OPEN') : 'NONE';
};

function surveyOf(k: number, date: Date) {
  const score = scoreOf(k);
  // Those without an answer: half still open, half over.
  const age = score === null ? (k % 2 === 0 ? 5 : 25) : 8 + (k % 60);
  const sentAt = new Date(date.getTime() - age * dayMs);
  const answeredAt = score === null ? null : new Date(sentAt.getTime() + (2 + (k % 5)) * hourMs);
  const followUp = followUpOf(k);
  const trigger = triggers[k % 4] ?? 'ORDER_DONE';
  const taken = followUp !== 'NONE' && followUp !== 'OPEN';
  return {
    id: seedId(surveys.module, String(k)),
    survey_no: `SRV-${jakartaDay(sentAt).slice(0, 7).replace('-', '')}-${String(k).padStart(5, '0')}`,
    template_code: trigger,
    title: surveyTitles[trigger],
    trigger,
    business_line: lines[k % 3] ?? 'SPEKTRA',
    member_id: memberId(k),
    branch_id: branchId('SPEKTRA', seedMember(k).officeCode),
    reference: `REF-${String(100_000 + k)}`,
    channel: channels[k % 3] ?? 'SMS',
    sent_at: sentAt,
    sent_on: jakartaDay(sentAt),
    answered_at: answeredAt,
    nps: score,
    csat: score === null ? null : Math.max(1, Math.round(score / 2)),
    answers: JSON.stringify(
      score === null
        ? []
        : [
            { no: 1, question: 'Seberapa puas Anda dengan pelayanan kami?', type: 'SCALE', answer: String(score) },
            {
              no: 2,
              question: 'Apa yang perlu kami perbaiki?',
              type: 'TEXT',
              answer: score > 6 ? '-' : 'Waktu tunggu',
            },
          ],
    ),
    comment: score !== null && score <= 6 ? 'Terlalu lama menunggu di cabang' : null,
    state: score !== null ? ('ANSWERED' as const) : k % 2 === 0 ? ('SENT' as const) : ('EXPIRED' as const),
    follow_up: followUp,
    owner: taken ? `CAB${seedMember(k).officeCode}` : null,
    due_at: followUp === 'NONE' ? null : workingDaysAfter(jakartaDay(answeredAt ?? sentAt), 3),
    overdue_told_at: null,
    created_by: 'SYSTEM',
    created_at: sentAt,
    updated_by: 'SYSTEM',
    updated_at: answeredAt ?? sentAt,
  };
}

/** 90 surveys, 60 of them answered (docs/model/membership.md#surveys). */
export const seed: Seed = {
  name: surveys.module,
  async run(tx, { date }) {
    const rows = Array.from({ length: total }, (_, index) => surveyOf(index + 1, date));
    await tx.insertInto('survey').values(rows).execute();
    await sql`select setval('survey_no', ${total})`.execute(tx);
    const notes = rows
      .filter(({ follow_up: followUp }) => followUp === 'DONE' || followUp === 'NOT_REACHED')
      .flatMap(({ id, owner, answered_at: at, follow_up: followUp }) =>
        Array.from({ length: followUp === 'DONE' ? 1 : 3 }, (_, index) => ({
          survey_id: id,
          at: new Date((at ?? date).getTime() + (index + 1) * dayMs),
          by: owner ?? 'SYSTEM',
          note: followUp === 'DONE' ? 'Member dihubungi dan menerima penjelasan' : 'Telepon tidak diangkat',
          contacted: followUp === 'DONE' ? ('REACHED' as const) : ('NOT_REACHED' as const),
        })),
      );
    await tx.insertInto('survey_note').values(notes).execute();
  },
};
