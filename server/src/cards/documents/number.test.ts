import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedDate } from '../../../test/environment.ts';
import type { DocumentPrefix } from '@console/contracts/cards/document-number';
import { seedPlan } from '../lifecycle/seed/plan.ts';
import { continueSeriesAfter, takeDocumentNumber, takeDocumentNumbers } from './number.ts';

const database = useDatabase();
const db = () => database.current.db;
const take = (prefix: DocumentPrefix, now: Date) =>
  db()
    .transaction()
    .execute((tx) => takeDocumentNumber(tx, prefix, now));
const far = new Date('2031-05-31T17:30:00Z');

it('counts per prefix and month of Jakarta, from one', async () => {
  expect(await take('RSV', far)).toBe('RSV-203106-00001');
  expect(await take('RSV', far)).toBe('RSV-203106-00002');
  expect(await take('PKU', far)).toBe('PKU-203106-00001');
  expect(await take('RSV', new Date('2031-05-31T16:30:00Z'))).toBe('RSV-203105-00001');
});

it('returns several numbers in order', async () => {
  expect(
    await db()
      .transaction()
      .execute((tx) => takeDocumentNumbers(tx, 'DLV', far, 3)),
  ).toEqual(['DLV-203106-00001', 'DLV-203106-00002', 'DLV-203106-00003']);
  expect(await take('DLV', far)).toBe('DLV-203106-00004');
});

it('concurrent callers get distinct numbers without a gap', async () => {
  const numbers = await Promise.all(Array.from({ length: 20 }, () => take('ASG', far)));
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `ASG-203106-${String(index + 1).padStart(5, '0')}`),
  );
});

it('a rollback returns the number', async () => {
  await expect(
    db()
      .transaction()
      .execute(async (tx) => {
        await takeDocumentNumber(tx, 'WOF', far);
        throw new Error('no');
      }),
  ).rejects.toThrow('no');
  expect(await take('WOF', far)).toBe('WOF-203106-00001');
});

it('continues after the seeded documents, per month', async () => {
  for (const [prefix, kind] of [
    ['ISS', 'issuance'],
    ['BAT', 'batch'],
    ['DLV', 'delivery'],
  ] as const) {
    const last = seedPlan(seedDate)
      .documents.filter((document) => document.kind === kind)
      .map(({ no }) => no)
      .toSorted()
      .at(-1)!;
    const [, month = '', position] = last.split('-');
    const next = await take(prefix, new Date(`${month.slice(0, 4)}-${month.slice(4)}-15T12:00:00Z`));
    expect(next).toBe(`${prefix}-${month}-${String(Number(position) + 1).padStart(5, '0')}`);
  }
});

it('numbers assigned elsewhere only advance the counter', async () => {
  await continueSeriesAfter(db(), ['LST-203107-00007', 'LST-203107-00003', 'no number']);
  await continueSeriesAfter(db(), ['LST-203107-00005']);
  expect(await take('LST', new Date('2031-07-15T05:00:00Z'))).toBe('LST-203107-00008');
  await sql`update card_document_series set last = 99999 where series = 'LST-203107'`.execute(db());
  expect(await take('LST', new Date('2031-07-15T05:00:00Z'))).toBe('LST-203107-100000');
});
