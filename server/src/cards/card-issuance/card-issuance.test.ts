// Long: all cases share one server with its seeded cards; another file would start another server.
// Reads: nothing
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { printBatches } from '@console/contracts/cards/card-issuance/batches';
import { issuanceCalls, issuances } from '@console/contracts/cards/card-issuance/issuance';
import { issuanceCards } from '@console/contracts/cards/card-issuance/lines';
import { callsOf } from '@console/contracts/core/resource';
import { addressOf } from '@console/contracts/core/call';
import { admin } from '../../../test/callers.ts';
import { seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import type { Caller } from '../../platform/context.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { branch, mra } from '../lifecycle/lifecycle.fixtures.ts';
import { partnersModule } from '../partners/module.ts';
import { approver, branch4, branch7, ho, stockIssuance, vendor1, vendor2 } from './issuance.fixtures.ts';
import { cardIssuanceModule } from './module.ts';
import { protectedZip } from './print-file/protected-zip.ts';

const server = useServer({ modules: [partnersModule, cardIssuanceModule] });
const db = () => server.current.database.db;
const calls = callsOf(issuances);
const createIssuance = (count: number, ...rest: [Parameters<typeof stockIssuance>[2]?, (string | null)?]) =>
  stockIssuance(db(), count, ...rest);
const list = (who: Caller, query = {}) => server.current.call(calls['list'], who, { query });
const act = (name: keyof typeof issuanceCalls, who: Caller, body: object) =>
  server.current.call(issuanceCalls[name], who, { body });
const row = (table: 'card_issuance' | 'card_print_batch', id: string) =>
  db().selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const startPrint = async (id: string, cardIds?: readonly string[]) =>
  (await act('startPrint', vendor1, { secureId: id, version: (await row('card_issuance', id)).version, cardIds }))
    .result;
const takeFile = (secureId: string, reason?: string) => act('printFile', vendor1, { secureId, reason });

describe('who sees a print order', () => {
  it('vendors see their own, offices those with their cards, head office all', async () => {
    const { id, no, cardIds } = await createIssuance(2);
    for (const who of [vendor1, ho, branch4, admin]) expect((await list(who, { search: no })).result.total).toBe(1);
    for (const who of [vendor2, branch7]) {
      expect((await list(who, { search: no })).result.total).toBe(0);
      expect((await server.current.call(calls['detail'], who, { parameters: { secureId: id } })).status).toBe(404);
      expect(
        (
          await server.current.call(issuanceCalls.card, who, {
            parameters: { secureId: id, cardId: cardIds[0] as string },
          })
        ).status,
      ).toBe(404);
      expect(
        (await server.current.call(callsOf(issuanceCards)['list'], who, { query: { issuanceId: id } })).result.total,
      ).toBe(0);
      expect((await act('startPrint', who, { secureId: id, version: 1 })).status).toBe(404);
    }
  });

  it('a vendor sees only the printed name of the holder', async () => {
    const { text } = await server.current.call(callsOf(issuanceCards)['list'], vendor1, { query: { size: 100 } });
    for (const secret of ['memberNo', 'nik', 'email', 'member_no', '@contoh.id']) expect(text).not.toContain(secret);
  });

  it.each([
    ['cardNo', 'card'],
    ['batch', 'batch'],
  ])('is found by a %s', async (_, by) => {
    const { id, no, cardIds } = await createIssuance(1);
    const batch = await startPrint(id);
    const { card_no: cardNo } = await db()
      .selectFrom('card')
      .select('card_no')
      .where('id', '=', cardIds[0] as string)
      .executeTakeFirstOrThrow();
    expect(
      (await list(ho, { search: by === 'card' ? cardNo.replaceAll(/(.{4})(?=.)/g, '$1 ') : batch.batchNo })).result
        .rows,
    ).toMatchObject([{ issuanceNo: no }]);
  });

  it('is filtered by card status, office and state', async () => {
    const { no } = await createIssuance(1, branch('16030'));
    for (const query of [
      { cardStatus: 'Issued' },
      { branchId: branch('16030').id },
      { mraId: mra('0701').id },
      { state: ['OPEN'] },
    ])
      expect((await list(ho, { search: no, ...query })).result.total).toBe(1);
    for (const query of [
      { cardStatus: 'Printing' },
      { branchId: branch('16020').id },
      { mraId: mra('0102').id },
      { state: ['COMPLETED'] },
    ])
      expect((await list(ho, { search: no, ...query })).result.total).toBe(0);
  });
});

describe('print batches', () => {
  it('only the vendor or an admin moves selected cards into a batch', async () => {
    const { id, cardIds } = await createIssuance(3);
    expect((await act('startPrint', ho, { secureId: id, version: 1 })).body).toMatchObject({ code: 'FORBIDDEN' });
    expect(await startPrint(id, cardIds.slice(0, 2))).toMatchObject({ quantity: 2, state: 'CREATED' });
    expect(await row('card_issuance', id)).toMatchObject({ state: 'IN_PRINT', printing: 2, issued: 1 });
    expect((await act('startPrint', vendor1, { secureId: id, version: 1 })).body).toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  it('need a vendor, which head office sets before the first batch', async () => {
    const { id } = await createIssuance(1, branch('10040'), null);
    expect((await act('startPrint', admin, { secureId: id, version: 1 })).body).toMatchObject({
      code: 'VENDOR_NOT_SET',
    });
    expect(
      (await act('assignVendor', branch4, { secureId: id, version: 1, printVendorCode: 'PV01' })).body,
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect((await act('assignVendor', ho, { secureId: id, version: 1, printVendorCode: 'PV77' })).body).toMatchObject({
      code: 'UNKNOWN_VENDOR',
    });
    expect((await act('assignVendor', ho, { secureId: id, version: 1, printVendorCode: 'PV01' })).result).toMatchObject(
      { version: 2 },
    );
    await startPrint(id);
    expect((await act('assignVendor', ho, { secureId: id, version: 3, printVendorCode: 'PV02' })).body).toMatchObject({
      code: 'VENDOR_FIXED',
    });
  });

  it('contain no more cards than the setting allows', async () => {
    const { id } = await createIssuance(3);
    await db().updateTable('app_setting').set({ value: '2' }).where('key', '=', 'card.print-batch.max').execute();
    const { cardIds } = {
      cardIds: (
        await db().selectFrom('card_issuance_line').select('card_id').where('issuance_id', '=', id).execute()
      ).map((line) => line.card_id),
    };
    expect((await act('startPrint', vendor1, { secureId: id, version: 1, cardIds })).body).toMatchObject({
      code: 'BATCH_TOO_LARGE',
    });
    expect(await startPrint(id)).toMatchObject({ quantity: 2 });
    await db().updateTable('app_setting').set({ value: '5000' }).where('key', '=', 'card.print-batch.max').execute();
  });

  it('the file is encrypted, the password separate, and a repeated download needs a reason', async () => {
    const { id } = await createIssuance(2);
    const { secureId, batchNo } = await startPrint(id);
    expect(
      (await server.current.call(callsOf(printBatches)['list'], vendor1, { query: { issuanceId: id } })).result.rows,
    ).toMatchObject([{ batchNo, state: 'CREATED', downloads: 0 }]);
    const first = await takeFile(secureId);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-disposition')).toContain(`${batchNo}.zip`);
    expect(first.text).not.toContain('card_no');
    const notice = await db()
      .selectFrom('console_notice')
      .select(['parameters', 'secret_encrypted'])
      .where('kind', '=', 'PRINT_FILE_PASSWORD')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(notice.parameters).toEqual({ batchNo });
    const texts = protectedText(seedOptions.dataKey);
    expect(JSON.parse(texts.decrypt(notice.secret_encrypted ?? ''))).toEqual({
      password: expect.stringMatching(/^\w{24}$/),
    });
    expect((await takeFile(secureId)).body).toMatchObject({ code: 'DOWNLOAD_REASON_REQUIRED' });
    expect((await takeFile(secureId, 'berkas pertama rusak')).status).toBe(200);
    const trail = await db()
      .selectFrom('audit_entry')
      .select(['reason', 'record_count'])
      .where('action', '=', 'PRINT_FILE')
      .where('entity_label', '=', batchNo)
      .where('outcome', '=', 'success')
      .orderBy('at')
      .execute();
    expect(trail.map((entry) => entry.record_count)).toEqual([2, 2]);
    expect(await row('card_print_batch', secureId)).toMatchObject({
      state: 'FILE_TAKEN',
      downloads: 2,
      file_taken_by: 'VENDOR01',
    });
    expect((await server.current.call(issuanceCalls.printFile, vendor2, { body: { secureId } })).status).toBe(404);
    expect(addressOf(issuanceCalls.printFile)).toContain('/transaction/');
  });

  it('are printed when the counts match', async () => {
    const { id } = await createIssuance(2);
    const { secureId } = await startPrint(id);
    expect((await act('markPrinted', vendor1, { secureId, version: 1, printed: 2, spoiled: 0 })).body).toMatchObject({
      code: 'INVALID_STATE',
    });
    await takeFile(secureId);
    expect((await act('markPrinted', vendor1, { secureId, version: 2, printed: 1, spoiled: 0 })).body).toMatchObject({
      code: 'PRINT_COUNT_MISMATCH',
    });
    expect((await act('markPrinted', vendor1, { secureId, version: 2, printed: 1, spoiled: 1 })).body).toMatchObject({
      code: 'PRINT_COUNT_MISMATCH',
    });
    expect((await act('markPrinted', vendor1, { secureId, version: 2, printed: 2, spoiled: 0 })).result).toMatchObject({
      state: 'PRINTED',
    });
    expect((await act('withdraw', ho, { secureId, version: 3, reason: 'salah desain' })).body).toMatchObject({
      code: 'BATCH_PRINTED',
    });
  });

  it('are withdrawn whole by head office before printing', async () => {
    const { id } = await createIssuance(2);
    const { secureId } = await startPrint(id);
    expect((await act('withdraw', vendor1, { secureId, version: 1, reason: 'salah desain' })).body).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await act('withdraw', ho, { secureId, version: 1, reason: 'salah desain' })).result).toMatchObject({
      state: 'WITHDRAWN',
    });
    expect(await row('card_issuance', id)).toMatchObject({ state: 'OPEN', issued: 2 });
    expect(await startPrint(id)).toMatchObject({ quantity: 2 });
  });
});

describe('single cards', () => {
  const card = (id: string, cardId: string) =>
    server.current.call(issuanceCalls.card, vendor1, { parameters: { secureId: id, cardId } });

  it('a spoiled card is printed again, or cancelled by a second person', async () => {
    const {
      id,
      cardIds: [cardId = ''],
    } = await createIssuance(2);
    const batch = await startPrint(id);
    expect(
      (await act('cancelSpoiled', approver, { secureId: id, cardId, version: 2, reason: 'tinta luntur' })).body,
    ).toMatchObject({ code: 'SPOILAGE_NOTE_MISSING' });
    expect(
      (await act('spoiled', vendor1, { secureId: id, cardId, version: 2, note: 'tinta luntur' })).result,
    ).toMatchObject({ status: 'Printing', version: 3 });
    expect((await card(id, cardId)).result).toMatchObject({
      printCount: 2,
      isReported: true,
      movements: expect.arrayContaining([expect.objectContaining({ code: 'REPRINT', remark: 'tinta luntur' })]),
    });
    expect(
      (await act('cancelSpoiled', approver, { secureId: id, cardId, version: 3, reason: 'tidak bisa dicetak' })).result,
    ).toMatchObject({ status: 'Cancelled' });
    expect(await row('card_print_batch', batch.secureId)).toMatchObject({ spoiled: 1 });
    expect(await brokenInvariants(db())).toEqual([]);
  });

  it('the user who reported a card cannot cancel it, admins included', async () => {
    const {
      id,
      cardIds: [cardId = ''],
    } = await createIssuance(1);
    await startPrint(id);
    await act('spoiled', admin, { secureId: id, cardId, version: 2, note: 'tinta luntur' });
    expect(
      (await act('cancelSpoiled', admin, { secureId: id, cardId, version: 3, reason: 'tidak bisa dicetak' })).body,
    ).toMatchObject({ code: 'SELF_APPROVAL' });
  });

  it('head office cancels one or all cards without plastic', async () => {
    const { id, cardIds } = await createIssuance(2);
    expect(
      (await act('cancelCard', vendor1, { secureId: id, cardId: cardIds[0], version: 1, reason: 'salah jumlah' })).body,
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      (await act('cancelCard', ho, { secureId: id, cardId: cardIds[0], version: 1, reason: 'salah jumlah' })).result,
    ).toMatchObject({ status: 'Cancelled' });
    expect((await act('cancel', ho, { secureId: id, version: 1, reason: 'pesanan ganda' })).status).toBe(200);
    expect(await row('card_issuance', id)).toMatchObject({ state: 'CANCELLED', cancelled: 2 });
  });

  it('not all cards can be cancelled after one was printed', async () => {
    const { id, cardIds } = await createIssuance(2);
    await startPrint(id, cardIds.slice(0, 1));
    expect((await act('cancel', ho, { secureId: id, version: 2, reason: 'pesanan ganda' })).body).toMatchObject({
      code: 'ISSUANCE_NOT_OPEN',
    });
  });
});

describe('the print file', () => {
  it('is an archive that opens only with its password', () => {
    const zip = protectedZip('a.csv', 'satu,dua\r\n'.repeat(500), 'Rahasia12', new Date('2026-03-16T10:00:00+07:00'));
    // The directory is readable, the content is encrypted.
    expect(zip.readUInt32LE(0)).toBe(0x04034b50);
    expect(zip.toString('latin1')).not.toContain('satu');
    expect(execFileSync('node', ['-e', reader, zip.toString('base64'), 'Rahasia12']).toString()).toBe(
      createHash('sha256').update('satu,dua\r\n'.repeat(500)).digest('hex'),
    );
  });
});

/** Reads the archive by the published format (WinZip AE-2) and prints the SHA-256 of its text. */
const reader = `
const c = require('crypto'), z = require('zlib'); const b = Buffer.from(process.argv[1], 'base64');
const n = b.readUInt16LE(26), e = b.readUInt16LE(28), size = b.readUInt32LE(18);
const d = b.subarray(30 + n + e, 30 + n + e + size);
const salt = d.subarray(0, 16), body = d.subarray(18, -10);
const k = c.pbkdf2Sync(process.argv[2], salt, 1000, 66, 'sha1');
if (!k.subarray(64).equals(d.subarray(16, 18))) throw new Error('password');
const code = c.createHmac('sha1', k.subarray(32, 64)).update(body).digest().subarray(0, 10);
if (!code.equals(d.subarray(-10))) throw new Error('code');
const out = Buffer.alloc(body.length);
for (let i = 0; i < body.length; i += 16) {
  const n = Buffer.alloc(16);
  n.writeUInt32LE(i / 16 + 1);
  const s = c.createCipheriv('aes-256-ecb', k.subarray(0, 32), null).setAutoPadding(false).update(n);
  for (let j = 0; j < 16 && i + j < body.length; j++) out[i + j] = body[i + j] ^ s[j];
}
process.stdout.write(c.createHash('sha256').update(z.inflateRawSync(out)).digest('hex'));`;
