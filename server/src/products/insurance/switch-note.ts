import { text, type Text } from '@console/contracts/core/text';
import type { TariffSet } from '@console/contracts/products/insurance/set-view';

const rupiah = new Intl.NumberFormat('id-ID');
const percent = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/**
 * What switching a set on does: to how many rows, to which set before it, to the premium that changes most and to the
 * instalment of its example.
 * @example switchNote(set)?.id; // 'Seluruh set SET-SPK-003 diaktifkan: 96 baris. …'
 */
export function switchNote({ setNo, rows, previousSetNo, waiting }: TariffSet): Text | null {
  if (!waiting) return null;
  const changes = rows.filter(({ changePct }) => changePct !== null);
  const [most] = changes.toSorted((one, other) => Math.abs(other.changePct!) - Math.abs(one.changePct!));
  const sentences = [
    text(
      `Seluruh set ${setNo} diaktifkan: ${rows.length} baris.`,
      `The whole set ${setNo} is switched on: ${rows.length} rows.`,
    ),
    ...(previousSetNo
      ? [text(`Set ${previousSetNo} berakhir sehari sebelumnya.`, `Set ${previousSetNo} ends the day before.`)]
      : []),
  ];
  if (most) {
    const { of, changePct, samplePrice, previousInstalment, instalment } = most;
    const change = `${percent.format(changePct!)} % (${of})`;
    const [price, before, after] = [samplePrice, previousInstalment, instalment].map((amount) =>
      amount === null ? '-' : `Rp ${rupiah.format(amount)}`,
    );
    sentences.push(
      text(
        `Perubahan terbesar ${change}; angsuran contoh pada harga ${price}: ${before} → ${after}.`,
        `Greatest change ${change}; sample instalment at a price of ${price}: ${before} → ${after}.`,
      ),
    );
  }
  return text(sentences.map(({ id }) => id).join(' '), sentences.map(({ en }) => en).join(' '));
}
