import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    organisation: 'Organisasi',
    tree: 'Organisasi di bawah {name}',
    failed: 'Cabang pohon gagal dimuat',
    empty: 'Tidak ada di bawahnya',
    region: 'Region',
    mra: 'MRA',
    mro: 'MRO',
    branch: 'Cabang',
    kiosk: 'Kios',
  },
  en: {
    organisation: 'Organisation',
    tree: 'Organisation below {name}',
    failed: 'This part of the tree could not be loaded',
    empty: 'Nothing below',
    region: 'Region',
    mra: 'MRA',
    mro: 'MRO',
    branch: 'Branch',
    kiosk: 'Kiosk',
  },
});
