import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    changed:
      '{user} mengubah data ini pada saat yang sama. Isian Anda tetap ada; periksa yang terbaru, lalu kirim lagi.',
    stateChanged:
      '{user} mengubah data ini pada saat yang sama: kini {state}, sehingga tindakan ini tidak berlaku lagi.',
  },
  en: {
    changed: '{user} changed this at the same time. Your input is kept; check the latest state, then send it again.',
    stateChanged: '{user} changed this at the same time: it is now {state}, so this step no longer applies.',
  },
});
