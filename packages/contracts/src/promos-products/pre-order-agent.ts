import * as z from 'zod/mini';
import { branchOfOutlet } from '../branches-stores/index.ts';
import { choice, counts, date, instant, line, money, object, paragraph } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { agentCalls } from './pre-order-agent/calls.ts';
import { agentErrors } from './pre-order-agent/errors.ts';
import { agentFields, feeBounds } from './pre-order-agent/fields.ts';
import { agentSteps } from './pre-order-agent/steps.ts';
import {
  accountResults,
  agentStates,
  agentTitles,
  module,
  nikResults,
  phoneResults,
  privilege,
  verifications,
} from './pre-order-agent/vocabulary.ts';

const optional = { required: false } as const;
const reason = () => paragraph({ maximum: 255, ...optional });

/** Persons who take pre-orders for goods that are not in a store yet (docs/model/pre-order-agents.md). */
export const preOrderAgents = defineResource({
  module,
  privilege,
  title: text('Agen Pre-Order', 'Pre-order agent'),
  titles: agentTitles,
  label: ['agentCode', 'name'],
  choice: { code: 'agentCode', name: 'name' },
  summary: ['branchId', 'storeId', 'verification'],
  volume: 15_000,
  status: false,
  fourEyes: true,
  approvedBy: 'above-branch',
  decided: { undecided: ['new'], harmless: [] },
  states: { field: 'state' },
  steps: agentSteps,
  fields: agentFields,
  derived: {
    agentCode: line({ maximum: 9 }),
    state: choice(agentStates),
    registeredAt: instant(),
    /** Code of the application that registered the agent. */
    source: line({ maximum: 20, ...optional }),
    /** When the person proved to have the number, and agreed to the registration by an application. */
    phoneVerifiedAt: instant(optional),
    consentedAt: instant(optional),
    verification: choice(verifications),
    nikResult: choice(nikResults, optional),
    nikCheckedAt: instant(optional),
    nikReason: reason(),
    phoneResult: choice(phoneResults, optional),
    phoneCheckedAt: instant(optional),
    accountResult: choice(accountResults, optional),
    accountCheckedAt: instant(optional),
    accountReason: reason(),
    /** Who shaped the agent as it stands; none of them makes it active. */
    editors: object(z.array(z.string())),
    appliedFee: money({ ...feeBounds, notForBranches: true }),
    /** Orders that are not final, and those that were disbursed. */
    ...counts('ordersOpen', 'ordersDone'),
    feePaid: money({ minimum: 0, maximum: 1_000_000_000_000, notForBranches: true }),
  },
  list: {
    filters: {
      branchId: branchOfOutlet('SPEKTRA'),
      state: choice(agentStates),
      verification: choice(verifications),
      from: date(),
      to: date(),
    },
    sorts: ['registeredAt', 'agentCode', 'name'],
    defaultSort: ['registeredAt,desc'],
    search: ['agentCode', 'name', 'phone'],
    numbers: ['agentCode'],
    columns: [
      'agentCode',
      'name',
      'phone',
      'branchId',
      'storeId',
      'registeredAt',
      'ordersOpen',
      'ordersDone',
      'verification',
      'state',
    ],
  },
  operations: ['list', 'detail', 'update', 'download', 'reveal', 'history'],
  errors: agentErrors,
  calls: agentCalls,
});

export type PreOrderAgent = RecordOf<typeof preOrderAgents>;
