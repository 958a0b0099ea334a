import { users } from '@console/contracts/shell/user';
import { text } from '@console/contracts/core/text';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { SteppedForm, type FormStep } from '@console/ui/steps';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import { RolesPreview } from './RolesPreview.tsx';
import { useFormSections } from './use-form-sections.ts';

const initial = { userType: 'EMPLOYEE', localLoginAllowed: false };
const check = text('Periksa dan simpan', 'Check and save');
const untitled = <S extends { readonly title?: unknown }>({ title: _title, ...section }: S) => section;

/** Creates an account in four steps (docs/model/shell.md#user). */
export default function CreatePage() {
  const t = useMessages(messages);
  const { identity, roles, mapping } = useFormSections();
  const steps = useMemo(
    (): readonly FormStep[] => [
      { key: 'identity', title: text('Identitas', 'Identity'), sections: [untitled(identity)] },
      {
        key: 'roles',
        title: text('Peran', 'Roles'),
        sections: [untitled(roles)],
        children: ({ roleIds }) => <RolesPreview roleIds={roleIds as readonly string[]} />,
      },
      { key: 'mapping', title: text('Pemetaan', 'Mapping'), sections: [untitled(mapping)] },
    ],
    [identity, roles, mapping],
  );
  return (
    <Page title={t('create')} note={t('createNote')}>
      <SteppedForm resource={users} steps={steps} check={check} initial={initial} />
    </Page>
  );
}
