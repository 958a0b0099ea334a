/** Member numbers of seeded members by their place in the seed, from 1. */
const firstMemberNo = 1_000_000_000;
const member = (place: number): string => String(firstMemberNo + place);

/** Place of a seeded member in the seed, from 1. */
export const seedPlaceOf = (memberNo: string): number => Number(memberNo) - firstMemberNo;

/**
 * Seeded members that a test reserves for itself. Each is used by one test only, so that tests can run in parallel;
 * a new test takes a member that is not listed here.
 */
export const members = {
  /** Has an active card; a replacement of it waits in the card generator. */
  withCardToGenerate: member(52),
  /** Has a card that is replaced by an e-card. */
  withCardForEcard: member(76),
  /** Has a card that is replaced by one from the safe. */
  withCardForStock: member(88),
  /** Has an active card, so that no application is accepted. */
  withActiveCard: member(100),
  /** Has a card that is reported as lost and found again. */
  withCardToLose: member(102),
  /** Belongs to branch 10050 and has an e-card. */
  ofCardStory: member(197),
  /** Waits at the counter of ADMCB07. */
  waitingForCard: member(232),
  /** Waits at the counter of ADMCB07; the deadline is extended. */
  waitingWithDeadline: member(244),
  /** Waits at the counter of ADMCB10. */
  waitingAtMeasuredCounter: member(245),
  /** Has an application that is returned. */
  withApplicationToReturn: member(293),
  /** Has an application that is checked by keyboard. */
  withApplicationForKeyboard: member(294),
  /** Has an application that is looked at and not decided on. */
  withApplicationToLookAt: member(292),
  /** Has an approved application that is withdrawn and imported again. */
  withApplicationToImport: member(298),
  /** The same; the row in the file is corrected first. */
  withApplicationToCorrect: member(300),
  /** Has a reported loss. */
  withReportedLoss: member(304),
  /** Has an application with a failed step. */
  withFailedStep: member(306),
} as const;

/** Members of branch 10010 who apply in the test that counts a verifier's keys. */
export const measuredApplicants: readonly string[] = [37, 49, 73, 97, 109, 121].map(member);

/**
 * Members whose applications other tests decide. Those to import come from a file of HOOPS02, who may not decide them.
 */
export const decidedApplicants: ReadonlySet<string> = new Set([
  ...measuredApplicants,
  members.withApplicationToReturn,
  members.withApplicationToImport,
  members.withApplicationToCorrect,
  members.withFailedStep,
]);

/** A card number with a wrong check digit, and the valid number of another member's card. */
export const cardNumbers = { wrongCheckDigit: '9710010000000018', ofAnotherMember: '9710010000000019' } as const;
