import { businessLines } from '../core/business-lines.ts';
import { choice, choices, date, flag, instant, integer, line, paragraph, phone, reference } from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { followUpActs } from './customer-survey/acts.ts';
import { surveyCalls } from './customer-survey/calls.ts';
import {
  followUps,
  module,
  surveyCategories,
  surveyChannels,
  surveyStates,
  surveyTriggers,
} from './customer-survey/vocabulary.ts';

export * from './customer-survey/vocabulary.ts';
export { surveyCalls, type SurveyAnswer, type SurveyFigures, type SurveyNote } from './customer-survey/calls.ts';
export { followUpActs } from './customer-survey/acts.ts';

const optional = { required: false } as const;

/** Satisfaction of members, and what branches do about unhappy ones (docs/model/membership.md#surveys). */
export const surveys = defineResource({
  module,
  title: text('Survei Pelanggan', 'Customer survey'),
  label: 'surveyNo',
  volume: 8_000_000,
  status: false,
  titles: {
    surveyNo: text('No. survei', 'Survey no'),
    memberName: text('Member'),
    memberNo: text('No. member', 'Member no'),
    memberPhone: text('Telepon', 'Phone'),
    branch: text('Cabang', 'Branch'),
    branchId: text('Cabang', 'Branch'),
    mraId: text('MRA'),
    title: text('Judul', 'Title'),
    trigger: text('Pemicu', 'Trigger'),
    businessLine: text('Lini', 'Line'),
    reference: text('Referensi', 'Reference'),
    channel: text('Saluran', 'Channel'),
    sentAt: text('Dikirim', 'Sent'),
    answeredAt: text('Dijawab', 'Answered'),
    nps: text('Skor', 'Score'),
    csat: text('Kepuasan (1-5)', 'Satisfaction (1-5)'),
    category: text('Kategori', 'Category'),
    comment: text('Komentar', 'Comment'),
    state: text('Status', 'State'),
    followUp: text('Tindak lanjut', 'Follow-up'),
    owner: text('Penanggung jawab', 'Owner'),
    dueAt: text('Batas waktu', 'Due'),
    overdue: text('Terlambat', 'Overdue'),
    mine: text('Milik saya', 'Mine'),
    memberId: text('Member'),
    from: text('Dikirim dari', 'Sent from'),
    to: text('Dikirim sampai', 'Sent until'),
  },
  fields: {},
  derived: {
    surveyNo: line({ maximum: 30 }),
    memberName: line({ maximum: 100 }),
    memberNo: line({ maximum: 10 }),
    memberPhone: phone(),
    branch: line({ maximum: 80 }),
    title: line({ maximum: 100 }),
    trigger: choice(surveyTriggers),
    businessLine: choice(businessLines),
    reference: line({ maximum: 40 }),
    channel: choice(surveyChannels),
    sentAt: instant(),
    answeredAt: instant(optional),
    nps: integer({ minimum: 0, maximum: 10, ...optional }),
    csat: integer({ minimum: 1, maximum: 5, ...optional }),
    category: choice(surveyCategories, optional),
    comment: paragraph({ maximum: 1_000, ...optional }),
    state: choice(surveyStates),
    followUp: choice(followUps),
    owner: line({ maximum: 60, ...optional }),
    dueAt: date(optional),
  },
  list: {
    filters: {
      state: choice(surveyStates),
      category: choice(surveyCategories),
      followUp: choices(followUps),
      overdue: flag(),
      mine: flag(),
      /** Of the page of a member. */
      memberId: line({ maximum: 36 }),
      trigger: choice(surveyTriggers),
      businessLine: choice(businessLines),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
      from: date(),
      to: date(),
    },
    sorts: ['answeredAt', 'surveyNo'],
    defaultSort: ['answeredAt,desc'],
    conditions: {
      state: ['is', 'isNot', 'anyOf'],
      category: ['is', 'anyOf'],
      followUp: ['is', 'isNot', 'anyOf'],
      sentAt: ['relative', 'between'],
      answeredAt: ['relative', 'between', 'empty'],
    },
    search: ['surveyNo', 'memberNo', 'reference'],
    large: true,
    columns: [
      'surveyNo',
      'memberName',
      'branch',
      'trigger',
      'businessLine',
      'nps',
      'category',
      'answeredAt',
      'followUp',
      'dueAt',
    ],
  },
  operations: ['list', 'detail', 'download', 'reveal', 'history'],
  queues: {
    followUp: {
      code: 'SURVEY_FOLLOW_UP',
      label: text('Tindak lanjut survei', 'Survey follow-ups'),
      filters: { followUp: ['OPEN'] },
      action: 'update',
      since: 'answeredAt',
      targetHours: 72,
    },
  },
  acts: followUpActs,
  errors: {
    NOT_YOURS: {
      text: text('Ditindaklanjuti oleh {owner}', 'Followed up by {owner}'),
    },
    TOO_FEW_ATTEMPTS: {
      text: text(
        'Perlu {needed} percobaan di hari berbeda, tercatat {present}',
        '{needed} attempts on different days are needed, {present} are recorded',
      ),
    },
    SURVEY_OVER: {
      text: text('Survei ini sudah dijawab atau kedaluwarsa', 'This survey was answered already, or has expired'),
    },
  },
  calls: surveyCalls,
});

export type Survey = RecordOf<typeof surveys>;
