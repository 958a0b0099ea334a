import { options } from '../../core/fields.ts';

export const module = 'customer-survey';

/** What a survey asks about. */
export const surveyTriggers = options({
  ORDER_DONE: ['Order selesai', 'Order done'],
  CARD_RECEIVED: ['Kartu diterima', 'Card received'],
  CONTRACT_CLOSED: ['Kontrak lunas', 'Contract closed'],
  PHONE_CHANGED: ['Nomor diganti', 'Phone changed'],
});
export type SurveyTrigger = (typeof surveyTriggers)[number]['value'];

export const surveyChannels = options({ SMS: ['SMS'], APP: ['Aplikasi', 'App'], PWA: ['PWA'] });
export type SurveyChannel = (typeof surveyChannels)[number]['value'];

export const surveyStates = options({
  SENT: ['Terkirim', 'Sent', 'info'],
  ANSWERED: ['Dijawab', 'Answered', 'success'],
  EXPIRED: ['Kedaluwarsa', 'Expired', 'neutral'],
});
export type SurveyState = (typeof surveyStates)[number]['value'];

/** By the score: 9 and 10, 7 and 8, 0 to 6. */
export const surveyCategories = options({
  PROMOTER: ['Promotor', 'Promoter', 'success'],
  PASSIVE: ['Pasif', 'Passive', 'neutral'],
  DETRACTOR: ['Detraktor', 'Detractor', 'error'],
});
export type SurveyCategory = (typeof surveyCategories)[number]['value'];

export const followUps = options({
  NONE: ['Tanpa tindak lanjut', 'No follow-up', 'neutral'],
  OPEN: ['Terbuka', 'Open', 'error'],
  IN_PROGRESS: ['Dikerjakan', 'In progress', 'warning'],
  DONE: ['Selesai', 'Done', 'success'],
  NOT_REACHED: ['Tidak terhubung', 'Not reached', 'neutral'],
});
export type FollowUp = (typeof followUps)[number]['value'];

/** The category of a score. */
export const categoryOf = (nps: number): SurveyCategory => (nps >= 9 ? 'PROMOTER' : nps >= 7 ? 'PASSIVE' : 'DETRACTOR');

export const surveyRules = {
  /** Days in which a member gets one survey. */
  everyDays: 30,
  /** Days in which it can be answered. */
  validDays: 14,
  /** Working days in which a detractor is followed up. */
  dueDays: 3,
  /** Attempts on different days before a member counts as not reached. */
  attempts: 3,
} as const;
