import { text } from '@console/contracts/core/text';
import { members, type Member } from '@console/contracts/membership/membership';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import { Revealable } from '@console/ui/reveal';
import { useMemberList } from './use-member-list.tsx';

// The list opens without it.
const Overview = later(async () => ({ default: (await import('./Overview.tsx')).Overview }));

type Personal =
  | 'birthDate'
  | 'nik'
  | 'phone'
  | 'email'
  | 'spouseNik'
  | 'spousePhone'
  | 'ktpAddress'
  | 'address'
  | 'npwp'
  | 'emergencyPhone'
  | 'emergencyAddress';

const revealed = (field: Personal) => ({
  name: field,
  render: (record: { readonly secureId: string }) => <Revealable resource={members} record={record} field={field} />,
});

export default screens(members, {
  detailSections: [
    {
      title: text('Identitas', 'Identity'),
      fields: [
        'id',
        'custMainNo',
        'custNo',
        revealed('nik'),
        'birthPlace',
        revealed('birthDate'),
        'gender',
        'maritalStatus',
        'spouseName',
        revealed('spouseNik'),
        revealed('spousePhone'),
        revealed('npwp'),
      ],
    },
    {
      title: text('Kontak dan alamat', 'Contact and addresses'),
      fields: [
        revealed('phone'),
        'blacklisted',
        revealed('email'),
        'emailVerifiedAt',
        revealed('ktpAddress'),
        { name: 'ktpArea', wide: true },
        revealed('address'),
        { name: 'area', wide: true },
        'branch',
        'residenceStatus',
        'residenceSince',
      ],
    },
    {
      title: text('Pekerjaan dan penghasilan', 'Work and income'),
      fields: [
        'occupation',
        'employerName',
        'businessField',
        'workSince',
        'monthlyIncome',
        'otherIncome',
        'monthlyExpense',
      ],
    },
    {
      title: text('Kontak darurat', 'Emergency contact'),
      fields: ['emergencyName', 'emergencyRelation', revealed('emergencyPhone'), revealed('emergencyAddress')],
    },
    {
      title: text('Keanggotaan', 'Membership'),
      fields: [
        'programType',
        'databaseType',
        'verificationStep',
        'registrationSource',
        'riskGrade',
        'joinedAt',
        'closedAt',
        'closeReason',
      ],
    },
  ],
  list: useMemberList as never,
  detail: {
    offers: [],
    title: ({ name }) => name,
    banner: (member) => <Overview key={member.version} member={member as Member} />,
  },
});
