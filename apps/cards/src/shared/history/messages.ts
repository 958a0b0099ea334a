import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    timeline: 'Pergerakan', by: 'oleh {name}', holds: 'Penahanan', noHolds: 'Tidak ditahan.', hold: 'Penahanan', document: 'Dokumen', placed: 'Ditahan', released: 'Dilepas', open: 'Masih ditahan',
    chain: 'Rantai penggantian', documents: 'Dokumen', current: 'kartu ini', none: 'Tidak ada dokumen.', reason: 'Alasan: {name}', headingFor: 'Dalam perjalanan ke {name}', lastAt: 'Tidak diketahui, terakhir di {name}',
  },
  en: {
    timeline: 'Movements', by: 'by {name}', holds: 'Holds', noHolds: 'Not held.', hold: 'Hold', document: 'Document', placed: 'Placed', released: 'Released', open: 'Still held',
    chain: 'Chain of replacements', documents: 'Documents', current: 'this card', none: 'No documents.', reason: 'Reason: {name}', headingFor: 'In transit to {name}', lastAt: 'Unknown, last at {name}',
  },
});
