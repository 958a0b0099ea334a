import { text } from '@console/contracts/core/text';
import { employees, type Employee } from '@console/contracts/membership/membership-employee';
import { screens } from '@console/ui/crud';
import { Revealable } from '@console/ui/reveal';
import { Link } from './Link.tsx';
import { LinkedMemberFacts } from './LinkedMemberFacts.tsx';

const revealed = (field: 'nik' | 'birthDate' | 'phone' | 'email') => ({
  name: field,
  render: (record: Employee) => <Revealable resource={employees} record={record} field={field} />,
});

export default screens(employees, {
  detailSections: [
    {
      title: text('Karyawan', 'Employee'),
      fields: ['npk', 'name', revealed('nik'), revealed('birthDate'), 'gender', revealed('phone'), revealed('email')],
    },
    {
      title: text('Pekerjaan', 'Employment'),
      fields: ['position', 'grade', 'office', 'joinDate', 'endDate', 'employeeStatus', 'lastImportNo'],
    },
  ],
  detail: {
    offers: ['status'],
    actions: (employee) => <Link employee={employee} />,
    children: ({ secureId, version }) => <LinkedMemberFacts key={version} secureId={secureId} />,
  },
});
