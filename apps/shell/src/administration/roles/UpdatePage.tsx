import { resourceApi } from '@console/api';
import { useInFlagGroup } from '@console/auth';
import { roles, type RolePermission } from '@console/contracts/shell/roles';
import { UpdatePage as Update } from '@console/ui/form';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ChangeCounter } from './ChangeCounter.tsx';
import { formSections } from './form.tsx';
import '../administration.css';
import './roles.css';
import { paths } from './screens.ts';

const none: readonly RolePermission[] = [];

/** Changes a role's name and permissions; they apply from each holder's next call. */
export default function UpdatePage() {
  const secureId = useSearchParams()[0].get('roleId') ?? '';
  const isAdmin = useInFlagGroup('admin');
  const { currentData: role } = resourceApi(roles).useDetailQuery(secureId);
  const sections = useMemo(() => formSections(role, isAdmin), [role, isAdmin]);
  return (
    <Update resource={roles} secureId={secureId} sections={sections} paths={paths}>
      {({ permissions }) => (
        <ChangeCounter before={role?.permissions ?? none} after={permissions as RolePermission[]} />
      )}
    </Update>
  );
}
