import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    map: 'Petakan sales force',
    mapText: 'Sales force pertama sebuah dealer menjadi yang utama.',
    mapped: 'Sales force dipetakan',
    move: 'Pindahkan semua dealer',
    moveText: 'Semua dealer sales force yang satu dilayani sales force lain dari kantor yang sama.',
    moved: '{moved} dealer dipindahkan, {stayed} tetap',
    show: 'Lihat dealer yang pindah',
    dealer: 'Dealer',
    primary: 'Utama',
    outcome: 'Hasil',
    moves: 'Pindah',
    none: 'Sales force ini tidak melayani dealer.',
    without: 'Dealer tanpa sales force',
  },
  en: {
    map: 'Map a sales person',
    mapText: 'The first sales person of a dealer becomes the primary one.',
    mapped: 'The sales person was mapped',
    move: 'Move all dealers',
    moveText: 'All dealers of one sales person are served by another one of the same office.',
    moved: '{moved} {moved|dealer|dealers} moved, {stayed} stayed',
    show: 'Show which dealers move',
    dealer: 'Dealer',
    primary: 'Primary',
    outcome: 'Outcome',
    moves: 'Moves',
    none: 'This sales person serves no dealer.',
    without: 'Dealers without sales people',
  },
});
