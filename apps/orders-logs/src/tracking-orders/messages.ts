import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    timeline: 'Perjalanan order',
    next: 'Langkah berikutnya',
    open: 'Buka detail',
    by: 'oleh {by}',
  },
  en: {
    timeline: 'Timeline of the order',
    next: 'Next step',
    open: 'Open the detail',
    by: 'by {by}',
  },
});
