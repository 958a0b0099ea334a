import { text, type Text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import { rowsOfSet, rowsWithoutOther, startOf } from './compare.ts';
import type { SetLine, SetRow } from './set-line.ts';

const listed = (words: readonly Text[], language: 'id' | 'en'): string =>
  [...new Set(words.map((each) => each[language]))].join(', ');

/**
 * What switching off a set does: to how many rows, what has no tariff from then on, and which groups among these need
 * an insurance. One that has not started waits again.
 */
export async function offNote<Row extends SetRow>(
  db: Db | Tx,
  line: SetLine<Row>,
  setNo: string,
  today: string,
): Promise<Text> {
  const rows = await rowsOfSet(db, line, setNo);
  const { length } = rows;
  const start = rows[0] && startOf(rows[0], today);
  if (start !== undefined && start > today)
    return text(
      `Seluruh set ${setNo} menunggu lagi: ${length} baris tidak mulai berlaku; set sebelumnya berlaku terus.`,
      `The whole set ${setNo} waits again: ${length} rows do not begin; the set before it holds on.`,
    );
  const bare = (await rowsWithoutOther(db, line, setNo, today)).map((row) => line.shown(row).group);
  const inNeed = (await line.onlyIn(db, [setNo], today)).join(', ');
  const sentences = [
    text(
      `Seluruh set ${setNo} dinonaktifkan: ${length} baris, berlaku sampai kemarin.`,
      `The whole set ${setNo} is switched off: ${length} rows, which held to yesterday.`,
    ),
    bare.length === 0
      ? text('Set lain mencakup semuanya.', 'Other sets cover all of it.')
      : text(`Tanpa tarif sesudahnya: ${listed(bare, 'id')}.`, `Without a tariff from then on: ${listed(bare, 'en')}.`),
    ...(inNeed ? [text(`Wajib asuransi: ${inNeed}.`, `In need of an insurance: ${inNeed}.`)] : []),
  ];
  return text(sentences.map(({ id }) => id).join(' '), sentences.map(({ en }) => en).join(' '));
}
