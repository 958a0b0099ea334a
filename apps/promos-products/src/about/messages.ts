import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: { choose: 'Pilih bagian, kontak, media sosial atau teks hukum untuk menyuntingnya', hidden: '(disembunyikan)' },
  en: { choose: 'Choose a section, the contact, a social link or a legal text to edit it', hidden: '(hidden)' },
});
