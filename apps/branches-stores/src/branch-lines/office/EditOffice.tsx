import { resourceApi } from '@console/api';
import { useCan, useInFlagGroup } from '@console/auth';
import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import type { Fields } from '@console/contracts/core/fields';
import { notify } from '@console/ui/feedback';
import { useByAdmin, useFourEyes, withReason } from '@console/ui/four-eyes';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useMemo, useState } from 'react';
import type { OfLine } from '../of-line.ts';
import { messages } from './messages.ts';

interface EditOfficeProps {
  readonly of: OfLine;
  readonly branch: BranchRecord;
}

/** Edits what an office is: its own page of the list of routes does not exist. */
export function EditOffice(props: EditOfficeProps) {
  const t = useMessages(messages);
  const can = useCan(props.of.register.privilege);
  const [isOpen, setOpen] = useState(false);
  if (!can('update')) return null;
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{t('edit')}</ActionButton>
      {isOpen && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function EditDialog({ of: { register }, branch, onClose }: EditOfficeProps & { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const isAdmin = useInFlagGroup('admin');
  const byAdmin = useByAdmin();
  const fourEyes = useFourEyes(register);
  const [update] = resourceApi(register).useUpdateMutation();
  const fields = useMemo((): Fields => {
    const { officeCode: _, copyFromId: __, mroId, ...rest } = register.fields;
    // Only an admin moves a branch. Another insurance area waits for a second person, who reads why.
    const { reason } = withReason(register, branch as never, byAdmin).fields;
    return { ...(isAdmin ? { mroId } : {}), ...rest, ...(reason ? { reason } : {}) };
  }, [register, branch, byAdmin, isAdmin]);
  const text = branch.otherLines.length > 0 ? { text: t('sharedBy', { lines: branch.otherLines.join(', ') }) } : {};
  return (
    <FieldsDialog
      resource={register}
      name={`office:${branch.secureId}`}
      fields={fields}
      titles={{ reason: withReason(register, branch as never, byAdmin).titles['reason']! }}
      initial={branch as never}
      title={t('edit')}
      {...text}
      action={t('save')}
      send={(values) => update({ ...branch, ...values } as never)}
      onDone={(answer) => {
        if (fourEyes.tell(answer) === 0) notify.success(words('saved'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
