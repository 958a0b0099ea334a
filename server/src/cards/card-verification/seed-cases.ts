import type { CheckedStep } from '@console/contracts/cards/card-verification';
import type { VerificationPreference, VerificationState } from '@console/contracts/cards/card-verification/states';

export interface SeedCase {
  readonly member: number;
  readonly state: VerificationState;
  readonly preference: VerificationPreference;
  /** Days before the seed date: of the submission, and of the last event. */
  readonly submitted: number;
  readonly ended: number;
  readonly attempts: number;
  /** Failed step of the latest attempt, with the detail. */
  readonly failed?: readonly [step: CheckedStep, detail: string];
  /** Codes of the reasons for its return or rejection. */
  readonly reasons?: readonly string[];
  readonly withCard?: true;
}

const preferences = ['DIGITAL', 'BRANCH_PICKUP', 'HOME'] as const;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const failures: readonly (readonly [CheckedStep, string] | undefined)[] = [
  ['face-recognition liveness', 'LIVENESS_LOW'],
  undefined,
  ['Dukcapil', 'NAME_DIFFERS'],
  undefined,
];

/** The 48 seeded applications by member (docs/model/cards.md#verification). */
export const seedCases: readonly SeedCase[] = [
  ...[...range(291, 294), ...range(306, 309)].map((member, index): SeedCase => {
    const failed = failures[index % failures.length];
    return {
      member,
      state: 'MANUAL_CHECKING',
      preference: preferences[index % 3]!,
      submitted: 4 - index * 0.4,
      ended: 3.9 - index * 0.4,
      attempts: index === 1 ? 2 : 1,
      ...(failed ? { failed } : {}),
    };
  }),
  ...range(295, 300).map((member, index): SeedCase => ({
    member,
    state: 'APPROVED',
    preference: index % 2 === 0 ? 'BRANCH_PICKUP' : 'HOME',
    submitted: 6 - index * 0.5,
    ended: 4 - index * 0.5,
    attempts: 1,
  })),
  ...range(301, 303).map((member, index): SeedCase => ({
    member,
    state: 'RETURNED',
    preference: preferences[index]!,
    submitted: 6 + index,
    ended: 5 + index,
    attempts: 1,
    reasons: [['KTP_BLUR'], ['SELFIE_BLUR', 'KTP_CUT'], ['NIK_DIFF']][index]!,
  })),
  ...range(304, 305).map((member, index): SeedCase => ({
    member,
    state: 'PENDING_APPROVAL',
    preference: preferences[index]!,
    submitted: 3 + index,
    ended: 1 + index,
    attempts: 1,
    failed: index === 0 ? ['face-recognition liveness', 'FACE_DIFFERS'] : ['Dukcapil', 'NAME_DIFFERS'],
  })),
  ...range(319, 320).map((member, index): SeedCase => ({
    member,
    state: 'AUTO_CHECKING',
    preference: preferences[index]!,
    submitted: 0.1 + index * 0.05,
    ended: 0.1,
    attempts: 1,
  })),
  ...range(21, 24).map((member, index): SeedCase => ({
    member,
    state: 'REJECTED',
    preference: preferences[index % 3]!,
    submitted: 330 + index * 3,
    ended: 328 + index * 3,
    attempts: 1,
    failed: ['tenor', 'AGE_LIMIT'],
    reasons: [index % 2 === 0 ? 'AGE_LIMIT' : 'FRAUD'],
  })),
  ...range(25, 27).map((member, index): SeedCase => ({
    member,
    state: 'EXPIRED',
    preference: preferences[index]!,
    submitted: 360 + index * 4,
    ended: 343 + index * 4,
    attempts: 1,
    reasons: ['KTP_BLUR'],
  })),
  ...range(1, 20).map((member): SeedCase => ({
    member,
    state: 'APPROVED',
    preference: member % 2 === 0 ? 'BRANCH_PICKUP' : 'HOME',
    submitted: 36 + member,
    ended: 34 + member,
    attempts: 1,
    withCard: true,
  })),
];
