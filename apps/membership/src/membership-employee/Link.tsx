import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { callsOf } from '@console/contracts/core/resource';
import { employeeActs, employees, type Employee } from '@console/contracts/membership/membership-employee';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { ActButton } from '@console/ui/states';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

const link = mutationEndpoint(callsOf(employees).link);

/** Links the employee with the member of the same NIK, or takes the link away. */
export function Link({ employee }: { readonly employee: Employee }) {
  const t = useMessages(messages);
  const can = useCan(employees.privilege);
  const [open, setOpen] = useState(false);
  const [send] = link.useMutation();
  const { secureId, version, memberNo } = employee;
  if (memberNo !== null) return <ActButton resource={employees} name="unlink" record={employee} />;
  if (!can('update')) return null;
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{t('link')}</ActionButton>
      {open && (
        <FieldsDialog
          resource={employees}
          name={`link:${secureId}`}
          fields={employeeActs.link.fields}
          titles={employeeActs.link.titles}
          title={t('link')}
          text={t('linkText')}
          action={t('link')}
          send={(values) => send({ body: { secureId, version, ...values } as never })}
          onDone={() => {
            setOpen(false);
            notify.success(t('linked'));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
