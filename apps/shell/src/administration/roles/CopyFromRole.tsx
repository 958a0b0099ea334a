import { sendCall } from '@console/api';
import { roleCalls, type ExportRestriction } from '@console/contracts/shell/roles';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { useId } from 'react';
import { messages } from './messages.ts';
import { allRoles } from './screens.ts';

/** Copies the export restriction of another role into the form; nothing is saved. What was changed is asked about. */
export function CopyFromRole({
  except,
  isChanged,
  onCopy,
}: {
  readonly except: string;
  /** Whether the form holds changes that the copy would replace. */
  readonly isChanged: boolean;
  readonly onCopy: (restriction: ExportRestriction) => void;
}) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const id = useId();
  const { data = [] } = allRoles.useQuery({});
  const copy = async (secureId: string) => {
    const answer = await sendCall(roleCalls.restriction, { parameters: { secureId } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    const { roleSecureId: _role, version: _version, ...restriction } = answer.data;
    onCopy(restriction);
    notify.info(t('copied', { name: data.find((role) => role.secureId === secureId)?.name ?? '' }));
  };
  const choose = (secureId: string): unknown => {
    if (!isChanged) return copy(secureId);
    const name = data.find((role) => role.secureId === secureId)?.name ?? '';
    const question = { title: t('copyTitle', { name }), text: t('copyText'), action: t('copyAction') };
    return confirm({ ...question, danger: true, local: true }, () => copy(secureId));
  };
  return (
    <div className="copy-role">
      <label htmlFor={id}>{t('copyFrom')}</label>
      <Select id={id} className="input" value="" onChange={({ target }) => void choose(target.value)}>
        <option value="" disabled>
          {t('chooseRole')}
        </option>
        {data
          .filter(({ secureId }) => secureId !== except)
          .map(({ secureId, name }) => (
            <option key={secureId} value={secureId}>
              {name}
            </option>
          ))}
      </Select>
    </div>
  );
}
