import { branchContents } from '@console/contracts/branches-stores/branch-cms';
import type { OpeningHours } from '@console/contracts/branches-stores/place';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { OpeningHoursInput } from '../place/OpeningHoursInput.tsx';
import { OpeningHoursTable } from '../place/OpeningHoursTable.tsx';
import { PinInput } from '../place/PinInput.tsx';
import { ExceptionsInput } from './ExceptionsInput.tsx';
import { ExceptionsTable } from './ExceptionsTable.tsx';
import { PreviewCard } from './PreviewCard.tsx';

const identity = text('Identitas dari cabang', 'Identity from the branches');
const shown = text('Tampilan', 'What is shown');
const reach = text('Telepon dan jam buka', 'Telephones and opening hours');
const place = text('Tempat', 'Place');

export default screens(branchContents, {
  sections: [
    {
      title: shown,
      fields: [
        'displayName',
        {
          name: 'slug',
          help: text(
            'Huruf kecil, angka dan tanda hubung; alamat lama tetap mengarah ke sini',
            'Lower-case letters, digits and hyphens; the old address still leads here',
          ),
        },
        'services',
        'photos',
      ],
    },
    {
      title: reach,
      fields: [
        'publicPhone',
        'whatsapp',
        { name: 'openingHours', wide: true, input: OpeningHoursInput, ownFaults: true },
        { name: 'hourExceptions', wide: true, input: ExceptionsInput, ownFaults: true },
      ],
    },
    { title: place, fields: ['publicAddress', 'latitude', { name: 'longitude', wide: true, input: PinInput }] },
  ],
  detailSections: [
    { title: identity, fields: ['officeCode', 'officialName', 'city', 'lines', 'completeness'] },
    { title: shown, fields: ['displayName', 'slug', 'services', { name: 'photos', wide: true }] },
    {
      title: reach,
      fields: [
        'publicPhone',
        'whatsapp',
        {
          name: 'openingHours',
          wide: true,
          render: ({ openingHours }) => <OpeningHoursTable hours={openingHours as OpeningHours | null} />,
        },
        {
          name: 'hourExceptions',
          wide: true,
          render: ({ hourExceptions }) => <ExceptionsTable exceptions={hourExceptions} />,
        },
      ],
    },
    { title: place, fields: [{ name: 'publicAddress', wide: true }, 'latitude', 'longitude'] },
  ],
  update: { children: (values) => <PreviewCard values={values} /> },
});
