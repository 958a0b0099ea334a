import { useCan } from '@console/auth';
import { groups } from '@console/contracts/membership/membership-group';
import { ResourceDetail } from '@console/ui/detail';
import { UpdatePage as Update } from '@console/ui/form';
import { useParams } from 'react-router';
import { Members } from './Members.tsx';
import { paths } from './paths.ts';
import { sections } from './sections.ts';

/** The one page of a group: its form, or its values for those who may not change it, and its members. */
export default function UpdatePage() {
  const { id = '' } = useParams();
  const can = useCan(groups.privilege);
  return (
    <>
      {can('update') ? (
        <Update resource={groups} secureId={id} sections={sections} paths={paths} />
      ) : (
        <ResourceDetail resource={groups} secureId={id} offers={[]} />
      )}
      <Members groupId={id} />
    </>
  );
}
