import { expect } from '@playwright/test';
import { callAs, storeFile } from './services.ts';
import { mothersNameOf } from './cards.ts';
import { png } from './upload.ts';

interface Found<R> {
  readonly rows: readonly R[];
}
interface Application {
  readonly secureId: string;
  readonly version: number;
  readonly memberNo: string;
  readonly state: string;
}

async function must<T>(answer: Promise<{ readonly status: number; readonly result?: T }>): Promise<T> {
  const { status, result, ...rest } = await answer;
  expect(status, JSON.stringify(rest)).toBe(200);
  return result as T;
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(Date.now());

/** Reports a member's card as lost, so that the member may apply for another. */
export async function loseCard(username: string, memberNo: string): Promise<void> {
  const { member } = await must<{ member: { secureId: string } }>(
    callAs(username, 'POST', 'transaction/card-lost/find', { term: memberNo }),
  );
  // Who is known by it types the name first.
  await must(
    callAs(username, 'POST', 'transaction/card-lost/maiden-name', {
      memberId: member.secureId,
      name: mothersNameOf(memberNo),
    }),
  );
  const reasons = await must<readonly { secureId: string; policeLetterRequired: boolean }[]>(
    callAs(username, 'GET', 'transaction/card-lost/reasons?kind=MEMBER'),
  );
  const { status, code } = await callAs(username, 'POST', 'transaction/card-lost/member', {
    memberId: member.secureId,
    reasonId: reasons.find(({ policeLetterRequired }) => !policeLetterRequired)!.secureId,
    lostDate: today(),
    chronology: 'Dompet hilang di pasar pagi ini dan tidak ditemukan lagi.',
    identifiedBy: ['MAIDEN_NAME', 'KTP'],
    relation: 'SELF',
    wantsReplacement: false,
  });
  // After a retry of the test, it is already lost.
  expect([200, 'CARD_ALREADY_LOST']).toContain(status === 200 ? status : code);
}

/** Applies for a member's card, with valid photos. */
export async function apply(username: string, memberNo: string, cardTypeCode: string): Promise<void> {
  const photo = async (type: string, width: number) => ({
    documentType: type,
    fileId: await storeFile(username, 'card-verification', png(width, 48)),
  });
  const { status, code } = await callAs(username, 'POST', 'direct/card-verification', {
    memberNo,
    sourceCode: 'ISS',
    cardTypeCode,
    preference: 'BRANCH_PICKUP',
    documents: [await photo('1', 64), await photo('2', 65)],
  });
  // After a retry of the test, it is already open.
  expect([200, 'VERIFICATION_OPEN']).toContain(status === 200 ? status : code);
}

/** Applications in a state that a user sees, the oldest first. */
export const applicationsIn = async (username: string, state: string): Promise<readonly Application[]> =>
  (await must<Found<Application>>(callAs(username, 'GET', `middle/card-verification?state=${state}&size=100`))).rows;

/** Withdraws approved applications, so that their members may apply again. */
export async function withdraw(username: string, memberNos: ReadonlySet<string>): Promise<void> {
  for (const { secureId, version, memberNo } of await applicationsIn(username, 'APPROVED'))
    if (memberNos.has(memberNo))
      // A member may have older ones whose cards exist.
      await callAs(username, 'PUT', 'middle/card-verification/cancel', {
        secureId,
        version,
        reason: 'Diperiksa ulang untuk pengukuran',
      });
}
