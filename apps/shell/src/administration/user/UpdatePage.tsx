import { users } from '@console/contracts/shell/users';
import { UpdatePage as Update } from '@console/ui/form';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { RolesPreview } from './RolesPreview.tsx';
import { useFormSections } from './useFormSections.ts';

/** Changes an account; its username stays for ever (shell model, "/user", update). */
export default function UpdatePage() {
  const [address] = useSearchParams();
  const { identity, roles, mapping } = useFormSections();
  const sections = useMemo(() => [identity, roles, mapping], [identity, roles, mapping]);
  return (
    <Update resource={users} secureId={address.get('userId') ?? ''} sections={sections}>
      {({ roleIds }) => <RolesPreview roleIds={roleIds as readonly string[]} />}
    </Update>
  );
}
