import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    moveTitle: 'Pindahkan {name} ke wilayah lain?',
    moveText: '{mros} MRO dan {branches} cabang di bawahnya ikut pindah.',
    move: 'Pindahkan',
  },
  en: {
    moveTitle: 'Move {name} to another region?',
    moveText: 'Its MROs ({mros}) and branches ({branches}) move with it.',
    move: 'Move',
  },
});
