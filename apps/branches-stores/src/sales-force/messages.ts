import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    map: 'Petakan sales force',
    mapText: 'Sales force pertama sebuah {outlet} menjadi yang utama.',
    mapped: 'Sales force dipetakan',
    move: 'Pindahkan semua {outlets}',
    moveText: 'Semua {outlets} sales force yang satu dilayani sales force lain dari kantor yang sama.',
    moved: '{moved} {outlets} dipindahkan, {stayed} tetap',
    show: 'Lihat {outlets} yang pindah',
    primary: 'Utama',
    outcome: 'Hasil',
    moves: 'Pindah',
    servedAlready: 'Sudah dilayani sales force ini',
    none: 'Sales force ini tidak melayani {outlet}.',
    without: '{outlets} tanpa sales force',
  },
  en: {
    map: 'Map a sales person',
    mapText: 'The first sales person of a {outlet} becomes the primary one.',
    mapped: 'The sales person was mapped',
    move: 'Move all {outlets}',
    moveText: 'All {outlets} of one sales person are served by another one of the same office.',
    moved: '{outlets} moved: {moved}; stayed: {stayed}',
    show: 'Show which {outlets} move',
    primary: 'Primary',
    outcome: 'Outcome',
    moves: 'Moves',
    servedAlready: 'This sales person serves it already',
    none: 'This sales person serves no {outlet}.',
    without: '{outlets} without sales people',
  },
});
