import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  id: {
    title: '{act}: {count} data',
    check: 'Periksa',
    checked: '{allowed} dari {total} data dapat diproses',
    checkedFirst: '{allowed} dari {examined} data pertama dapat diproses; {total} data pada filter ini diproses semua',
    permitted: 'Akan diproses: {names}',
    refused: '{count} data tidak dapat diproses dan akan dilewati',
    run: '{act} {count} data',
    runAll: '{act} yang dapat diproses',
    countChanged: 'Jumlah data pada filter ini berubah menjadi {count}. Periksa lagi.',
    confirmTitle: '{act} semua?',
    started: 'Proses dimulai',
  },
  en: {
    title: '{act}: {count} {count|record|records}',
    check: 'Check',
    checked: '{allowed} of {total} {total|record|records} can be processed',
    checkedFirst:
      '{allowed} of the first {examined} records can be processed; all {total} of this filter will be tried',
    permitted: 'Will be processed: {names}',
    refused: '{count} {count|record|records} cannot be processed and will be skipped',
    run: '{act} {count} {count|record|records}',
    runAll: '{act} those that can be',
    countChanged: 'The number of records of this filter is now {count}. Check again.',
    confirmTitle: '{act} all?',
    started: 'The run has started',
  },
});
