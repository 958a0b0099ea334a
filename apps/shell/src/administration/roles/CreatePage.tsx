import { useInFlagGroup } from '@console/auth';
import { roles, type RolePermission } from '@console/contracts/shell/roles';
import { CreatePage as Create } from '@console/ui/form';
import { useMemo } from 'react';
import { ChangeCounter } from './ChangeCounter.tsx';
import { formSections } from './form.tsx';
import '../administration.css';
import './roles.css';
import { paths } from './screens.ts';

const initial = { permissions: [] as RolePermission[], revealPersonalData: false };

/** Creates a role. */
export default function CreatePage() {
  const isAdmin = useInFlagGroup('admin');
  const sections = useMemo(() => formSections(undefined, isAdmin), [isAdmin]);
  return (
    <Create resource={roles} sections={sections} paths={paths} initial={initial}>
      {({ permissions }) => <ChangeCounter before={initial.permissions} after={permissions as RolePermission[]} />}
    </Create>
  );
}
