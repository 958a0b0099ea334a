import { checkedSteps, stepsOf, type CheckedStep } from '@console/contracts/cards/card-verification';
import { checklistItems } from '@console/contracts/cards/card-verification/checklist';
import type { VerificationState } from '@console/contracts/cards/card-verification/states';
import { nameOnCard } from '@console/contracts/cards/name-on-card';
import { branchId } from '../../people/organisation/seed.ts';
import { seedAddress, seedMember, memberId } from '../../membership/index.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed, SeedOptions } from '../../platform/database/seed.ts';
import type { Tx } from '../../platform/context.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { cardSourceId } from '../card-sources/seed.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { seedCardId, seedDocumentId } from '../lifecycle/seed/plan.ts';
import { seedCases, type SeedCase } from './seed-cases.ts';
import { seedPhotos } from './seed-photos.ts';

const dayMs = 86_400_000;
const dayBefore = (date: Date, days: number) => new Date(date.getTime() - Math.round(days * 1_440) * 60_000);
const types = { REG: 'REG', SYR: 'SYR', KRY: 'KRY' } as const;
const verifier = 'HOOPS02';
const approver = 'ADMIN02';

/** Id of a seeded member's application. */
export const seedVerificationId = (member: number): string => seedDocumentId('verification', `application-${member}`);

/** States from the submission of the latest attempt to the current one. */
const paths: Readonly<Record<VerificationState, readonly VerificationState[]>> = {
  SUBMITTED: [],
  AUTO_CHECKING: ['AUTO_CHECKING'],
  MANUAL_CHECKING: ['AUTO_CHECKING', 'MANUAL_CHECKING'],
  PENDING_APPROVAL: ['AUTO_CHECKING', 'MANUAL_CHECKING', 'PENDING_APPROVAL'],
  APPROVED: ['AUTO_CHECKING', 'MANUAL_CHECKING', 'APPROVED'],
  RETURNED: ['AUTO_CHECKING', 'MANUAL_CHECKING', 'RETURNED'],
  REJECTED: ['AUTO_CHECKING', 'MANUAL_CHECKING', 'REJECTED'],
  EXPIRED: ['AUTO_CHECKING', 'MANUAL_CHECKING', 'RETURNED', 'EXPIRED'],
  CANCELLED: ['AUTO_CHECKING', 'MANUAL_CHECKING', 'APPROVED', 'CANCELLED'],
};
const byPerson: readonly VerificationState[] = ['PENDING_APPROVAL', 'APPROVED', 'RETURNED', 'REJECTED'];
const reasonId = (code: string) => seedId('reason-verification-return', code);
const note = (state: VerificationState) =>
  state === 'PENDING_APPROVAL' ? 'Wajah dan nama cocok dengan KTP setelah dibandingkan langsung' : null;

const requiredOf = ({ member, failed }: SeedCase): string[] => {
  const steps = stepsOf([seedMember(member).verificationStep]);
  return steps.length === 0 || (failed && !steps.includes(failed[0])) ? checkedSteps.map(({ value }) => value) : steps;
};

async function addVerification(tx: Tx, { date, dataKey }: SeedOptions, seeded: SeedCase): Promise<void> {
  const { member, state, preference, attempts, reasons = [], failed, withCard } = seeded;
  const texts = protectedText(dataKey);
  const person = seedMember(member);
  const id = seedVerificationId(member);
  const [submitted, ended] = [dayBefore(date, seeded.submitted), dayBefore(date, seeded.ended)];
  const branch = branchId('SPEKTRA', person.officeCode);
  const required = requiredOf(seeded);
  const isDecided = state === 'APPROVED' || state === 'REJECTED' || state === 'EXPIRED';
  const decidedBy = state === 'EXPIRED' ? 'SYSTEM' : verifier;
  await tx
    .insertInto('card_verification')
    .values({
      id,
      verification_no: await takeDocumentNumber(tx, 'VRF', submitted),
      member_id: memberId(member),
      branch_id: branch,
      source_id: cardSourceId(person.source),
      card_type_id: seedId('card-types', types[person.program]),
      name_on_card: nameOnCard(person.name),
      preference,
      pickup_branch_id: preference === 'BRANCH_PICKUP' ? branch : null,
      delivery_address_encrypted: preference === 'HOME' ? texts.encrypt(seedAddress(member)) : null,
      zip_code: preference === 'HOME' ? person.zipCode : null,
      required_steps: required,
      failed_steps: failed ? [failed[0]] : [],
      state,
      attempt: attempts,
      submitted_at: submitted,
      // The next check is tomorrow, so that these two keep their seeded state until then.
      next_check_at: state === 'AUTO_CHECKING' ? new Date(date.getTime() + dayMs) : null,
      check_tries: state === 'AUTO_CHECKING' ? 1 : 0,
      checklist:
        state === 'PENDING_APPROVAL'
          ? JSON.stringify(Object.fromEntries(checklistItems.map(({ key }) => [key, { result: 'OK' }])))
          : '{}',
      editors: state === 'PENDING_APPROVAL' ? [verifier] : [],
      verifier: paths[state].some((each) => byPerson.includes(each)) ? verifier : null,
      decided_by: isDecided ? decidedBy : null,
      decided_at: isDecided ? ended : null,
      returned_at: state === 'RETURNED' ? ended : null,
      card_id: withCard ? seedCardId(member) : null,
      created_by: approver,
      created_at: submitted,
      updated_by: isDecided ? decidedBy : verifier,
      updated_at: ended,
    })
    .execute();
  await addAttempts(tx, seeded, { id, required, submitted, ended, reasonIds: reasons.map(reasonId) });
}

interface Attempted {
  readonly id: string;
  readonly required: readonly string[];
  readonly submitted: Date;
  readonly ended: Date;
  readonly reasonIds: readonly string[];
}

const stepState = (state: VerificationState, isFailed: boolean) =>
  isFailed ? (state === 'PENDING_APPROVAL' ? ('OVERRIDDEN' as const) : ('FAILED' as const)) : ('PASSED' as const);

function stepRow(seeded: SeedCase, step: CheckedStep, { id, submitted }: Attempted, attempt: number) {
  const isWaiting = seeded.state === 'AUTO_CHECKING';
  const isFailed = attempt === seeded.attempts && seeded.failed?.[0] === step;
  const detail = isFailed ? (seeded.failed?.[1] as string) : null;
  const scores = isWaiting
    ? [null, null]
    : step === 'Dukcapil'
      ? [detail === 'NAME_DIFFERS' ? 71 : 100, null]
      : step === 'face-recognition liveness'
        ? [detail === 'LIVENESS_LOW' ? 64 : 93, detail === 'FACE_DIFFERS' ? 58 : 88]
        : [null, null];
  return {
    verification_id: id,
    attempt,
    step,
    state: isWaiting ? ('PENDING' as const) : stepState(seeded.state, isFailed),
    score: scores[0] ?? null,
    face_match: scores[1] ?? null,
    provider_ref: isWaiting ? null : `SEED-${seeded.member}-${attempt}`,
    checked_at: isWaiting ? null : new Date(submitted.getTime() + 60_000),
    detail,
  };
}

/** Adds steps and history of each attempt; earlier attempts were returned for a blurred KTP. */
async function addAttempts(tx: Tx, seeded: SeedCase, attempted: Attempted): Promise<void> {
  const { id, required, submitted, ended, reasonIds } = attempted;
  for (let attempt = 1; attempt <= seeded.attempts; attempt += 1) {
    const isLast = attempt === seeded.attempts;
    const begin = isLast ? submitted : new Date(submitted.getTime() - 2 * dayMs);
    const path: readonly VerificationState[] = [
      'SUBMITTED',
      ...(isLast ? paths[seeded.state] : (['AUTO_CHECKING', 'MANUAL_CHECKING', 'RETURNED'] as const)),
    ];
    const close = isLast ? ended : new Date(submitted.getTime() - dayMs);
    await tx
      .insertInto('card_verification_step')
      .values(stepsOf(required).map((step) => stepRow(seeded, step, attempted, attempt)))
      .execute();
    await tx
      .insertInto('card_verification_event')
      .values(
        path.map((state, index) => ({
          verification_id: id,
          attempt,
          at: index === path.length - 1 && index > 0 ? close : new Date(begin.getTime() + index * 60_000),
          by: byPerson.includes(state) ? verifier : 'SYSTEM',
          from_state: index === 0 ? (attempt === 1 ? null : 'RETURNED') : (path[index - 1] ?? null),
          to_state: state,
          note: note(state),
          reason_ids:
            state === 'RETURNED' || state === 'REJECTED' ? (isLast ? [...reasonIds] : [reasonId('KTP_BLUR')]) : [],
        })),
      )
      .execute();
  }
}

/** 48 applications with their photos (docs/model/cards.md#verification). */
export const seed: Seed = {
  name: 'card-verification',
  async run(tx, options) {
    const cases = seedCases.toSorted((a, b) => b.submitted - a.submitted);
    for (const seeded of cases) await addVerification(tx, options, seeded);
    const photos = cases.flatMap(({ member, attempts }) =>
      Array.from({ length: attempts }, (_, index) => index + 1).flatMap((attempt) =>
        (['ktp', 'selfie'] as const).map((kind) => ({
          id: seedId('file', `card-verification:${member}:${attempt}:${kind}`),
          verificationId: seedVerificationId(member),
          kind,
          member,
          attempt,
          person: seedMember(member),
          address: seedAddress(member),
        })),
      ),
    );
    await seedPhotos(tx, options, photos);
    await tx
      .insertInto('card_verification_document')
      .values(
        photos.map(({ id, verificationId, attempt, kind }) => ({
          verification_id: verificationId,
          attempt,
          document_type: kind === 'ktp' ? '1' : '2',
          file_id: id,
        })),
      )
      .execute();
  },
};
