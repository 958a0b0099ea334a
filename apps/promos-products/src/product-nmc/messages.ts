import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    history: 'Riwayat harga OTR',
    none: 'Belum ada harga OTR',
    region: 'Wilayah',
    from: 'Mulai',
    price: 'Harga OTR',
    branch: 'Cabang',
    chooseBranch: 'Pilih cabang untuk melihat harga OTR di wilayahnya.',
    missing: '{count} wilayah tanpa harga: tidak tayang di sana',
    otr: 'OTR di cabang',
  },
  en: {
    history: 'History of OTR prices',
    none: 'No OTR price yet',
    region: 'Region',
    from: 'From',
    price: 'OTR price',
    branch: 'Branch',
    chooseBranch: 'Choose a branch to see the OTR price of its region.',
    missing: '{count} {count|region|regions} without price: not published there',
    otr: 'OTR at a branch',
  },
});
