import { users } from '@console/contracts/shell/user';
import { UpdatePage as Update } from '@console/ui/form';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { RolesPreview } from './RolesPreview.tsx';
import { useFormSections } from './use-form-sections.ts';

/** Changes an account; its username never changes (docs/model/shell.md#user). */
export default function UpdatePage() {
  const [address] = useSearchParams();
  const secureId = address.get('userId') ?? '';
  const { identity, roles, mapping } = useFormSections(secureId);
  const sections = useMemo(() => [identity, roles, mapping], [identity, roles, mapping]);
  return (
    <Update resource={users} secureId={secureId} sections={sections}>
      {({ roleIds }) => <RolesPreview roleIds={roleIds as readonly string[]} />}
    </Update>
  );
}
