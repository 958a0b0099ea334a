import { useCan } from '@console/auth';
import { groups, type Group } from '@console/contracts/membership/membership-group';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { UpdatePage as Update } from '@console/ui/form';
import { Revealable } from '@console/ui/reveal';
import { useParams } from 'react-router';
import { Members } from './Members.tsx';
import { paths } from './paths.ts';
import { sections } from './sections.ts';

const shown: readonly DetailSection<Group>[] = [
  sections[0],
  {
    title: sections[1].title,
    fields: [
      'picName',
      {
        name: 'picPhone',
        render: (record: Group) => <Revealable resource={groups} record={record} field="picPhone" />,
      },
    ],
  },
  {
    title: sections[2].title,
    fields: ['branchScope', 'mraId', 'branchIds', 'quota', 'validFrom', 'validUntil'],
  },
];

/** The one page of a group: its form, or its values for those who may not change it, and its members. */
export default function UpdatePage() {
  const { id = '' } = useParams();
  const can = useCan(groups.privilege);
  return (
    <>
      {can('update') ? (
        <Update resource={groups} secureId={id} sections={sections} paths={paths} />
      ) : (
        <ResourceDetail resource={groups} secureId={id} sections={shown} offers={[]} />
      )}
      <Members groupId={id} />
    </>
  );
}
