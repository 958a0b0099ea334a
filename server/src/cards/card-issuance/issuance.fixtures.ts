import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { memberId } from '../../membership/member/seed.ts';
import type { Db } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { testCaller } from '../../../test/callers.ts';
import { createCards } from '../lifecycle/create.ts';
import type { Office } from '../lifecycle/actor.ts';
import { addRanges, at, branch, headOffice, mra } from '../lifecycle/lifecycle.fixtures.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from '../../shell/user/seed.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import type { TestServer } from '../../../test/server.ts';
import { transition } from '../lifecycle/transition.ts';
import { addIssuanceLines, createIssuance } from './issuances/create.ts';

const levels = (level: string) => ({ 'card-issuance:browse': level, 'ecard-printing:browse': level });
const vendorScope = (name: string, vendorCode: string) => ({
  userId: userId(name),
  mappingType: null,
  roles: [{ secureId: roleId('print_vendor'), name: 'print_vendor', jobName: '6' }],
  scope: { type: 'none', viewer: { userId: userId(name), username: name, isAdmin: false, vendorCode } } as const,
});
const officeScope = (name: string, branchIds: readonly string[], mraIds: readonly string[] = []) => ({
  scope: {
    type: 'branches',
    branchIds,
    mraIds,
    viewer: { userId: userId(name), username: name, isAdmin: false },
  } as const,
});

export const vendor1 = testCaller('VENDOR01', levels('Input'), vendorScope('VENDOR01', 'PV01'));
export const vendor2 = testCaller('VENDOR02', levels('Input'), vendorScope('VENDOR02', 'PV02'));
export const ho = testCaller('HOOPS01', levels('Input'), {
  userId: userId('HOOPS01'),
  scope: { type: 'all', viewer: { userId: userId('HOOPS01'), username: 'HOOPS01', isAdmin: false } },
});
export const approver = testCaller('MRASPV01', levels('Approval'), {
  userId: userId('MRASPV01'),
  mappingType: 'MRA',
  ...officeScope('MRASPV01', [branch('10040').id, branch('10050').id], [mra('0102').id]),
});
export const branch4 = testCaller('ADMCB07', levels('Input'), {
  userId: userId('ADMCB07'),
  mappingType: 'BRANCH',
  ...officeScope('ADMCB07', [branch('10040').id]),
});
export const branch7 = testCaller('ADMCB13', levels('Input'), {
  userId: userId('ADMCB13'),
  mappingType: 'BRANCH',
  ...officeScope('ADMCB13', [branch('13010').id]),
});

export interface TestIssuance {
  readonly id: string;
  readonly no: string;
  readonly cardIds: readonly string[];
}
let serial = 710_000_001;

/** Creates a print order of stock cards for an office, with vendor PV01. */
export async function stockIssuance(
  db: Db,
  count: number,
  office: Office = branch('10040'),
  vendorCode: string | null = 'PV01',
): Promise<TestIssuance> {
  const ranges = await addRanges(db, serial, count);
  serial += 3 * count;
  return db.transaction().execute(async (tx) => {
    const issuance = await createIssuance(tx, {
      mode: 'BRANCH',
      cardTypeId: seedId('card-types', 'REG'),
      vendorCode,
      actor: headOffice,
      at,
    });
    const created = await createCards(tx, {
      code: 'C1',
      sequenceId: ranges.STOCK,
      issuanceId: issuance.id,
      document: issuance,
      actor: headOffice,
      at,
      cards: Array.from({ length: count }, () => ({ office })),
    });
    await addIssuanceLines(
      tx,
      issuance,
      created.map(({ id }) => ({ cardId: id, destination: office })),
    );
    return { id: issuance.id, no: issuance.no, cardIds: created.map(({ id }) => id) };
  });
}

/**
 * Creates a print order of personal cards for seeded members without a live card, sent to their homes or to an office.
 */
export async function homeIssuance(db: Db, members: readonly number[], office?: Office): Promise<TestIssuance> {
  const ranges = await addRanges(db, serial, members.length);
  serial += 3 * members.length;
  return db.transaction().execute(async (tx) => {
    const issuance = await createIssuance(tx, {
      mode: 'CUSTOMER',
      cardTypeId: seedId('card-types', 'REG'),
      vendorCode: 'PV01',
      actor: headOffice,
      at,
    });
    const created = await createCards(tx, {
      code: 'C2',
      sequenceId: ranges.PERSONAL,
      issuanceId: issuance.id,
      document: issuance,
      actor: headOffice,
      at,
      cards: members.map((i) => ({
        memberId: memberId(i),
        sourceId: seedId('card-sources', 'CMA'),
        ...(office ? { office } : {}),
      })),
    });
    await addIssuanceLines(
      tx,
      issuance,
      created.map(({ id }) => ({ cardId: id, destination: office ?? { kind: 'HOME' } })),
    );
    return { id: issuance.id, no: issuance.no, cardIds: created.map(({ id }) => id) };
  });
}

/** Puts the cards of a print order in a batch and reports it printed, as the vendor. */
export async function printAll(db: Db, { id, cardIds }: TestIssuance, code: 'P1' | 'P2' = 'P1'): Promise<string> {
  const document = { kind: 'batch', id: randomUUID(), no: `BAT-TEST-${serial++}` } as const;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('card_print_batch')
      .values({
        id: document.id,
        batch_no: document.no,
        issuance_id: id,
        quantity: cardIds.length,
        file_taken_at: at,
        file_taken_by: 'VENDOR01',
        downloads: 1,
        printed_at: at,
        withdrawn_at: null,
        created_by: 'VENDOR01',
        updated_by: 'VENDOR01',
      })
      .execute();
    await transition(tx, {
      code,
      document,
      actor: headOffice,
      at,
      to: { vendorCode: 'PV01', issuanceId: id },
      cards: cardIds.map((cardId) => ({ cardId })),
    });
    await tx.updateTable('card_issuance_line').set({ batch_id: document.id }).where('issuance_id', '=', id).execute();
  });
  return document.id;
}

/** Uploads a file for a delivery; with rows it is a courier's result file. */
export async function uploaded(
  { app }: Pick<TestServer, 'app'>,
  username: string,
  rows?: readonly string[],
): Promise<string> {
  const id = randomUUID();
  const temporary = path.join(os.tmpdir(), id);
  await writeFile(temporary, rows ? rows.join('\n') : 'slip');
  await fileStoreOf(app.services).take(id, temporary);
  await app.services.db
    .insertInto('stored_file')
    .values({
      id,
      name: rows ? 'hasil.csv' : 'slip.webp',
      kind: rows ? 'csv' : 'image',
      type: rows ? 'text/csv' : 'image/webp',
      size: 4,
      hash: '',
      width: null,
      height: null,
      module: 'card-issuance-delivery',
      record_id: null,
      uploaded_by: username,
      uploaded_at: at,
      expires_at: at,
    })
    .execute();
  return id;
}
