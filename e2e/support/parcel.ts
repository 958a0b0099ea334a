import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { environments } from './environments.ts';
import { callAs } from './services.ts';
import { sharedSession } from './sessions.ts';

async function must<T>(answer: Promise<{ readonly status: number; readonly result?: T }>): Promise<T> {
  const { status, result, ...rest } = await answer;
  expect(status, JSON.stringify(rest)).toBe(200);
  return result as T;
}

/** A date for the "needed by" field of a reservation. */
const inTwoMonths = () => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/**
 * Sends stock cards from the vendor to a branch through all steps: requested, approved, numbered, printed and
 * dispatched by users with the privileges.
 * @returns the number of the delivery
 */
export async function sendParcel(officeCode: string, typeCode: string, quantity: number): Promise<string> {
  const maker = 'ADMIN02';
  const [office] = await must<readonly { secureId: string }[]>(
    callAs(maker, 'GET', `middle/branch/lov?search=${officeCode}&line=SPEKTRA`),
  );
  const [type] = await must<readonly { secureId: string }[]>(
    callAs(maker, 'GET', `middle/card-types/lov?code=${typeCode}`),
  );
  const reservation = await must<{ secureId: string; version: number }>(
    callAs(maker, 'POST', 'middle/card-reservations', {
      requesterKind: 'BRANCH',
      requesterMraId: null,
      requesterBranchId: office!.secureId,
      neededBy: inTwoMonths(),
      remark: null,
      lines: [
        {
          destinationKind: 'BRANCH',
          destinationId: office!.secureId,
          cardTypeId: type!.secureId,
          cardDesignId: null,
          qtyRequested: quantity,
          viaMra: false,
        },
      ],
    }),
  );
  const submitted = await must<{ version: number }>(
    callAs(maker, 'PUT', 'middle/card-reservations/submit', {
      secureId: reservation.secureId,
      version: reservation.version,
    }),
  );
  const read = () =>
    must<{ lineRows: readonly { lineId: string; version: number; allotments: readonly { secureId: string }[] }[] }>(
      callAs(maker, 'GET', `middle/card-reservations/${reservation.secureId}`),
    );
  const [line] = (await read()).lineRows;
  await must(
    callAs('ADMIN03', 'PUT', 'middle/card-reservations/approve', {
      secureId: reservation.secureId,
      version: submitted.version,
      lines: [{ lineId: line!.lineId, qtyApproved: quantity }],
      reason: null,
    }),
  );
  const ranges = await must<readonly { sequenceId: string; cardTypeId: string }[]>(
    callAs(maker, 'GET', 'middle/card-reservations/allotment/ranges'),
  );
  const [approved] = (await read()).lineRows;
  await must(
    callAs(maker, 'POST', 'middle/card-reservations/allotment', {
      sequenceId: ranges.find(({ cardTypeId }) => cardTypeId === type!.secureId)!.sequenceId,
      items: [{ lineId: line!.lineId, version: approved!.version, quantity }],
    }),
  );
  const [allotted] = (await read()).lineRows;
  const designs = await must<readonly { secureId: string }[]>(
    callAs(maker, 'GET', `middle/card-design/lov?cardTypeId=${type!.secureId}`),
  );
  const run = await must<{ issuances: readonly { secureId: string }[] }>(
    callAs(maker, 'POST', 'middle/card-generator/branch/generate', {
      allotmentIds: [allotted!.allotments[0]!.secureId],
      designs: [{ cardTypeId: type!.secureId, cardDesignId: designs[0]!.secureId }],
      vendorCode: 'PV01',
      rule: 'DIRECT',
    }),
  );
  const issuanceId = run.issuances[0]!.secureId;
  const issuance = await must<{ version: number }>(callAs(maker, 'GET', `transaction/card-issuance/${issuanceId}`));
  const batch = await must<{ secureId: string }>(
    callAs(maker, 'POST', 'transaction/card-issuance/start-print', {
      secureId: issuanceId,
      version: issuance.version,
      cardIds: null,
    }),
  );
  await takeFile(maker, batch.secureId);
  const assigned = await must<{ version: number }>(
    callAs(maker, 'GET', `transaction/card-issuance/batch/${batch.secureId}`),
  );
  await must(
    callAs(maker, 'PUT', 'transaction/card-issuance/mark-printed', {
      secureId: batch.secureId,
      version: assigned.version,
      printed: quantity,
      spoiled: 0,
    }),
  );
  const { deliveries } = await must<{ deliveries: readonly { deliveryNo: string }[] }>(
    callAs(maker, 'POST', 'transaction/card-issuance/dispatch-branch', {
      secureId: issuanceId,
      parcels: [
        {
          officeKind: 'BRANCH',
          officeId: office!.secureId,
          quantity,
          courierCode: 'KR01',
          awbNo: `PARCEL-${randomInt(1e9)}`,
          sealNo: null,
        },
      ],
    }),
  );
  return deliveries[0]!.deliveryNo;
}

/** Fetches the print file (an archive), as the vendor must before printing. */
async function takeFile(username: string, secureId: string): Promise<void> {
  const { url } = environments.local;
  const { access_token: token } = await sharedSession(username, url);
  const answer = await fetch(`${url}/api/transaction/card-issuance/batch/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, username, 'content-type': 'application/json' },
    body: JSON.stringify({ secureId, reason: null }),
  });
  expect(answer.status).toBe(200);
}
