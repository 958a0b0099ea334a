import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    row: 'Baris rate eksklusif',
    update: 'Rate eksklusif baru {store}',
    present: 'Rate eksklusif yang ada',
  },
  en: {
    row: 'Exclusive rate',
    update: 'New exclusive rates {store}',
    present: 'Existing exclusive rates',
  },
});
