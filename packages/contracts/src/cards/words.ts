import type { Text } from '../text.ts';
import { text } from '../text.ts';
import type { CardEvent, TransitionCode } from './lifecycle/transitions.ts';

/** What happened to a card by a movement, as its timeline says it. */
export const movementTexts: Readonly<Record<TransitionCode | CardEvent, Text>> = {
  C1: text('Nomor stok dibuat', 'Stock number made'), C2: text('Nomor member dibuat', "Member's number made"), C3: text('E-card terbit', 'E-card issued'), C4: text('E-card PWA terbit', 'PWA e-card issued'),
  P1: text('Mulai dicetak', 'Printing started'), P2: text('E-card mulai dicetak', 'Printing of the e-card started'), P3: text('E-card PWA mulai dicetak', 'Printing of the PWA e-card started'),
  P4: text('Batch cetak ditarik', 'Print batch withdrawn'), P5: text('Cetak e-card ditarik', 'Printing of the e-card withdrawn'), P6: text('Cetak e-card PWA ditarik', 'Printing of the PWA e-card withdrawn'),
  D1: text('Dikirim ke kantor', 'Sent to an office'), D2: text('Dikirim ke rumah', 'Sent home'), D3: text('Diterima cabang', 'Received by the branch'), D4: text('Diterima MRA', 'Received by the MRA'),
  D5: text('Kiriman kantor ditarik', 'Dispatch to the office recalled'), D6: text('Diterima member di rumah', 'Received at home'), D7: text('Kembali ke cabang', 'Returned to the branch'), D8: text('Kiriman rumah ditarik', 'Dispatch to the home recalled'), D9: text('Dikirim ulang ke rumah', 'Sent home again'),
  S1: text('Dikirim MRA ke cabang', 'Sent by the MRA'), S2: text('Dikirim cabang', 'Sent by the branch'), S3: text('Kembali ke cabang pengirim', 'Back at the sending branch'),
  U1: text('Diambil member di cabang', 'Handed over at the branch'),
  L1: text('Hilang di kantor', 'Lost at an office'), L2: text('Hilang di kurir', 'Lost by the courier'), L3: text('Dilaporkan hilang oleh member', 'Reported lost by the member'),
  L4: text('Ditemukan di MRA', 'Found at the MRA'), L5: text('Ditemukan di cabang', 'Found at the branch'), L6: text('Ditemukan member', 'Found by the member'), L7: text('Ditemukan member', 'Found by the member'),
  X1: text('Nomor dibatalkan', 'Number cancelled'), X2: text('Kartu rusak dibatalkan', 'Spoiled card cancelled'), X3: text('Dihapus buku', 'Written off'), X4: text('Nomor diakhiri', 'Number ended'), X5: text('Kehilangan ditutup', 'Loss closed'),
  REPRINT: text('Dicetak ulang', 'Printed again'), HOLD: text('Ditahan', 'Held'), RELEASE: text('Dilepas', 'Released'), EXTEND: text('Masa berlaku diperpanjang', 'Expiry extended'), DESIGN: text('Desain diganti', 'Design changed'),
};
