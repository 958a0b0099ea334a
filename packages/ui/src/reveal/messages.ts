import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    reveal: 'Tampilkan',
    hide: 'Sembunyikan',
    revealField: 'Tampilkan {field}',
    hideField: 'Sembunyikan {field}',
    question: 'Tampilkan {field}?',
    note: 'Pembukaan data pribadi dicatat. Nilai disembunyikan lagi setelah {seconds} detik.',
    shown: '{field} ditampilkan selama {seconds} detik',
    empty: 'Kosong',
  },
  en: {
    reveal: 'Show',
    hide: 'Hide',
    revealField: 'Show {field}',
    hideField: 'Hide {field}',
    question: 'Show {field}?',
    note: 'Showing personal data is recorded. The value is hidden again after {seconds} {seconds|second|seconds}.',
    shown: '{field} is shown for {seconds} {seconds|second|seconds}',
    empty: 'Empty',
  },
});
