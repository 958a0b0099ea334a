import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: { leave: 'Perubahan belum disimpan. Tinggalkan halaman?', go: 'Tinggalkan' },
  en: { leave: 'Changes are not saved. Leave the page?', go: 'Leave' },
});
