import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: { owner: 'Dikelola oleh {team}, {contact}.', pages: 'Halaman yang dapat Anda buka' },
  en: { owner: 'Kept by {team}, {contact}.', pages: 'Pages you can open' },
});
