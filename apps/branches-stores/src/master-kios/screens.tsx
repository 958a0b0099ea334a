import { kiosks } from '@console/contracts/branches-stores/master-kios';
import type { OpeningHours } from '@console/contracts/branches-stores/place';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { OpeningHoursInput } from '../place/OpeningHoursInput.tsx';
import { OpeningHoursTable } from '../place/OpeningHoursTable.tsx';

const identity = text('Identitas dari core', 'Identity from core');
const place = text('Tempat', 'Place');
const care = text('Petugas dan jam buka', 'Person in charge and opening hours');

export default screens(kiosks, {
  sections: [
    { title: identity, fields: ['kioskCode', 'name', 'type', 'branchId'] },
    { title: place, fields: ['address', 'zipCode', 'latitude', 'longitude'] },
    {
      title: care,
      fields: [
        { name: 'picNpk', help: text('Karyawan cabang ini', 'An employee of this branch') },
        'phone',
        { name: 'openingHours', wide: true, input: OpeningHoursInput, ownFaults: true },
        {
          name: 'published',
          help: text('Memerlukan koordinat dan jam buka', 'Needs coordinates and opening hours'),
        },
      ],
    },
  ],
  detailSections: [
    { title: identity, fields: ['kioskCode', 'name', 'type', 'branchId', 'mra'] },
    { title: place, fields: [{ name: 'address', wide: true }, 'zipCode', 'latitude', 'longitude'] },
    {
      title: care,
      fields: [
        'picNpk',
        'picName',
        'phone',
        'published',
        {
          name: 'openingHours',
          wide: true,
          render: ({ openingHours }) => <OpeningHoursTable hours={openingHours as OpeningHours | null} />,
        },
      ],
    },
  ],
});
