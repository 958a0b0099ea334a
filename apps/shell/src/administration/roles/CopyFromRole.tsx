import { sendCall } from '@console/api';
import { roleCalls, type ExportRestriction } from '@console/contracts/shell/roles';
import { notify, useErrorText } from '@console/ui/feedback';
import { Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { useId } from 'react';
import { messages } from './messages.ts';
import { allRoles } from './screens.ts';

/** Copies the export restriction of another role into the form; nothing is saved. */
export function CopyFromRole({
  except,
  onCopy,
}: {
  readonly except: string;
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
  return (
    <div className="copy-role">
      <label htmlFor={id}>{t('copyFrom')}</label>
      <Select id={id} className="input" value="" onChange={({ target }) => void copy(target.value)}>
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
