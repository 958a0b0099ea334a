import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: { schemes: 'Skema pemasaran', data: 'Data', parts: 'Bagian data dealer' },
  en: { schemes: 'Marketing schemes', data: 'Data', parts: 'Parts of the dealer' },
});
