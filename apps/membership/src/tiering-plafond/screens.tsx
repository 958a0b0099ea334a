import { text } from '@console/contracts/core/text';
import { tiers } from '@console/contracts/membership/tiering-plafond';
import { screens } from '@console/ui/crud';
import { Impact } from './Impact.tsx';
import { Simulation } from './Simulation.tsx';

const who = { title: text('Tier'), fields: ['code', 'name'] } as const;
const key = {
  title: text('Untuk siapa', 'For whom'),
  fields: [
    'businessLine',
    'programTypeId',
    { name: 'databaseTypeId', help: text('Kosong berarti semua', 'Empty means any') },
    'riskGrade',
    'incomeFrom',
    { name: 'incomeTo', help: text('Termasuk; kosong berarti tanpa batas', 'Inclusive; empty means no end') },
    'contractsFrom',
    { name: 'contractsTo', help: text('Termasuk; kosong berarti tanpa batas', 'Inclusive; empty means no end') },
    { name: 'employeeGradeFrom', help: text('Hanya program karyawan', 'Employee programs alone') },
    'employeeGradeTo',
  ],
} as const;
const limit = {
  title: text('Plafond'),
  fields: [
    'plafondMin',
    'plafondMax',
    {
      name: 'incomeMultiplier',
      help: text('0,5 sampai 10', '0.5 to 10'),
    },
    {
      name: 'maxInstalmentRatio',
      help: text('Membatasi angsuran saat order', 'Caps the instalment when an order is made'),
    },
    'maxTenor',
  ],
} as const;

export default screens(tiers, {
  sections: [who, key, limit, { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', 'effectiveTo'] }],
  initial: { contractsFrom: 0, incomeFrom: 0 },
  list: { toolbar: <Simulation /> },
  detail: { children: ({ secureId }) => <Impact secureId={secureId} /> },
});
