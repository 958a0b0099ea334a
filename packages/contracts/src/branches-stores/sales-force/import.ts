import { choice, date, digits } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { defineImport } from '../../platform/imports.ts';
import { mappingActions, salesForceTexts, yesNo } from './vocabulary.ts';

/** Row of a file of sales people of dealers. */
export const dealerSfImport = defineImport({
  module: 'dealer-nmc-sf',
  title: text('Sales force dealer NMC', 'Sales force of dealers (NMC)'),
  upload: 'dealer-nmc-sf/import',
  columns: {
    dealer_code: { title: text('Kode dealer', 'Dealer code'), field: digits({ minimum: 6, maximum: 6 }), key: true },
    sf_npk: {
      title: text('NPK sales force', 'NPK of the sales person'),
      field: digits({ minimum: 4, maximum: 20 }),
      key: true,
    },
    primary: { title: text('Utama', 'Primary'), field: choice(yesNo) },
    start_date: { title: text('Mulai', 'Start'), field: date() },
    end_date: { title: text('Selesai', 'End'), field: date({ required: false }) },
    action: { title: text('Aksi', 'Action'), field: choice(mappingActions) },
  },
  example: {
    dealer_code: '200001',
    sf_npk: '700001',
    primary: 'Y',
    start_date: { daysAhead: 0 },
    end_date: '',
    action: 'ADD',
  },
  apply: 'CHUNKED',
  errors: salesForceTexts,
});
