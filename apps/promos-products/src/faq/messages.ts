import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    category: 'Kategori',
    line: 'Lini bisnis',
    allLines: 'Semua lini',
    search: 'Cari di pertanyaan dan jawaban',
    collapse: 'Ciutkan daftar',
    expand: 'Buka daftar',
    helpful: 'Membantu: {yes}, tidak: {no}',
    choose: 'Pilih kategori atau pertanyaan untuk menyuntingnya',
    inUse: 'Kategori masih memiliki {count} pertanyaan',
  },
  en: {
    category: 'Category',
    line: 'Business line',
    allLines: 'All lines',
    search: 'Search in questions and answers',
    collapse: 'Collapse the list',
    expand: 'Expand the list',
    helpful: 'Helpful: {yes}, not: {no}',
    choose: 'Choose a category or a question to edit it',
    inUse: 'The category still has {count} questions',
  },
});
