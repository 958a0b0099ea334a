import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    moveTitle: 'Pindahkan {name} ke MRA lain?',
    moveText:
      '{branches} cabang dan {members} anggotanya ikut pindah. Pengguna kedua MRA melihat data menurut susunan baru.',
    move: 'Pindahkan',
  },
  en: {
    moveTitle: 'Move {name} to another MRA?',
    moveText:
      'Its branches ({branches}) and members ({members}) move with it. Users of both MRAs see data accordingly.',
    move: 'Move',
  },
});
