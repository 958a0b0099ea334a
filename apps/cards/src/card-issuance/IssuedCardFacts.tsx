import type { IssuedCard } from '@console/contracts/cards/card-issuance/issued-card';
import { text } from '@console/contracts/core/text';
import { formatDate } from '@console/ui/formats';
import { useText } from '@console/ui/messages';
import { Facts } from '../shared/Facts.tsx';

const titles = {
  nameOnCard: text('Nama pada kartu', 'Name on card'),
  cardType: text('Jenis kartu', 'Card type'),
  kind: text('Asal nomor', 'Kind'),
  expiryDate: text('Berlaku sampai', 'Valid thru'),
  printCount: text('Dicetak (kali)', 'Printed (times)'),
  issuanceNo: text('No. penerbitan', 'Issuance no'),
  batchNo: text('No. batch', 'Batch no'),
  destination: text('Tujuan', 'Destination'),
};

/** The facts about a card that a print vendor may see. */
export function IssuedCardFacts({ card }: { readonly card: IssuedCard }) {
  const read = useText();
  const values: Readonly<Record<keyof typeof titles, string | number | null>> = {
    ...card,
    expiryDate: card.expiryDate && formatDate(card.expiryDate, 'DD MMM YYYY'),
    batchNo: card.batchNo && `${card.batchNo} (${card.batchState})`,
    destination: card.destinationKind === 'HOME' ? read(text('Alamat member', 'Home')) : card.destination,
  };
  return (
    <section className="panel">
      <Facts
        facts={(Object.keys(titles) as (keyof typeof titles)[]).map((name) => [read(titles[name]), values[name]])}
      />
    </section>
  );
}
