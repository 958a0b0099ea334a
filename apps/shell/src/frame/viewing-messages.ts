import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    label: 'Tampilan sebagai peran',
    viewing: 'Anda melihat konsol sebagai peran {role}.',
    until: 'Hanya baca, sampai pukul {time}.',
    back: 'Kembali',
  },
  en: {
    label: 'View as a role',
    viewing: 'You are viewing the console as the role {role}.',
    until: 'Read only, until {time}.',
    back: 'Back',
  },
});
