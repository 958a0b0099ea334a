import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    valueUnusable: '{title} {value} dari tautan ini tidak dapat dipakai, sehingga halaman tampil tanpa itu',
    nameUnknown: 'Halaman ini tidak mengenali {names} dari tautan ini, sehingga tampil tanpa itu',
    tab: 'Tab',
    page: 'Halaman',
    pageUnknown: 'Halaman {page} tidak ada lagi, sehingga halaman terakhir ({last}) yang tampil',
  },
  en: {
    valueUnusable: '{title} {value} in this link cannot be used, so the page is shown without it',
    nameUnknown: 'This page does not know {names} in this link, so it is shown without it',
    tab: 'The tab',
    page: 'Page',
    pageUnknown: 'Page {page} no longer exists, so the last page ({last}) is shown',
  },
});
