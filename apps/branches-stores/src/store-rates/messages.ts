import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: { sheet: 'Lembar rate', create: 'Rate baru {store}' },
  en: { sheet: 'Rate sheet', create: 'New rates {store}' },
});
