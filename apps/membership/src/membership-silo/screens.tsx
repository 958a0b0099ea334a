import { text } from '@console/contracts/core/text';
import { siloRecords, type SiloRecord } from '@console/contracts/membership/membership-silo';
import { screens } from '@console/ui/crud';
import { Revealable } from '@console/ui/reveal';
import { Candidates } from './Candidates.tsx';
import { SiloActions } from './SiloActions.tsx';

const revealed = (field: 'nik' | 'birthDate' | 'phone') => ({
  name: field,
  render: (record: SiloRecord) => <Revealable resource={siloRecords} record={record} field={field} />,
});

export default screens(siloRecords, {
  detailSections: [
    {
      title: text('Pelanggan', 'Customer'),
      fields: ['sourceLine', 'custNo', 'name', revealed('nik'), revealed('birthDate'), revealed('phone'), 'branch'],
    },
    {
      title: text('Kontrak dan nomor utama', 'Contracts and main number'),
      fields: ['contractCount', 'lastContractDate', 'custMainNo', 'formerCustMainNo'],
    },
    {
      title: text('Member', 'Member'),
      fields: ['memberNo', 'memberName', 'bestScore', 'proposedBy', 'linkedAt', { name: 'note', wide: true }],
    },
  ],
  detail: {
    offers: [],
    actions: (record) => <SiloActions record={record} />,
    children: (record) => <Candidates key={record.version} record={record} />,
  },
});
