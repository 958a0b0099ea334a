import { text } from '@console/contracts/core/text';
import { collateral } from '@console/contracts/products/product-ufi';
import { screens } from '@console/ui/crud';
import { coverColumn, historyTab, profile } from '../product/shared-screens.tsx';
import { display, displayed, financing, identity, shown } from '../product/sections.ts';
import { AppraisalHistory, LoanPanel } from './Appraisals.tsx';
import { AppraisedOn } from './AppraisedOn.tsx';

const known = ['objectCode', 'brand', 'model', 'vehicleType', 'condition', 'yearFrom', 'yearTo'] as const;
const accepted = text('Penerimaan', 'Acceptance');
const values = text('Nilai pasar', 'Market values');
const limits = ['maxLtvPct', 'maxAgeAtEnd', 'tenorMax', 'dpMinPct'] as const;
const note = text(
  'Kosong: mengikuti kelompok objek; umur 10 tahun untuk motor, 15 untuk mobil. Berlaku setelah disetujui orang lain.',
  'Blank: as the object group; 10 years of age for motorcycles, 15 for cars. In force once someone else approves them.',
);
const blacklistHelp = text('Diisi: kendaraan ini tidak diterima', 'Filled in: this vehicle is not accepted');

export default screens(collateral, {
  sections: [
    { title: identity, fields: known },
    { title: display, fields: displayed },
    { title: accepted, fields: ['acceptedFor', { name: 'blacklistReason', wide: true, help: blacklistHelp }] },
    { title: financing, description: note, fields: limits },
  ],
  detailSections: [
    { title: identity, fields: known },
    { title: display, fields: shown },
    { title: accepted, fields: ['acceptedFor', 'blacklistReason'] },
    { title: financing, fields: limits },
    {
      title: values,
      fields: [
        'valueLowest',
        'valueHighest',
        { name: 'appraisedOn', render: ({ appraisedOn }) => <AppraisedOn day={appraisedOn} /> },
        { name: 'appraisals', wide: true },
      ],
    },
  ],
  columns: [
    'objectCode',
    coverColumn,
    { field: 'name', second: 'brand' },
    { field: 'appraisedOn', render: ({ appraisedOn }) => <AppraisedOn day={appraisedOn} /> },
    'vehicleType',
    { field: 'yearFrom', second: 'yearTo', title: text('Tahun dari / sampai', 'Years from / to') },
    {
      field: 'valueLowest',
      second: 'valueHighest',
      title: text('Nilai terendah / tertinggi', 'Value lowest / highest'),
    },
    'maxLtvPct',
    'acceptedFor',
    'published',
    'status',
    'model',
    { field: 'brand', hidden: true },
    { field: 'yearTo', hidden: true },
    { field: 'valueHighest', hidden: true },
    'lastSyncedAt',
  ],
  detail: { overview: profile },
  tabs: [
    historyTab(({ secureId }) => <AppraisalHistory productId={secureId} />),
    {
      key: 'loan',
      title: text('Nilai dan pinjaman', 'Value and loan'),
      content: ({ secureId }) => <LoanPanel productId={secureId} />,
    },
  ],
});
