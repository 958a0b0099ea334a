import { resourceApi } from '@console/api';
import { changeRules } from '@console/contracts/core/changes';
import { appSettings, type AppSetting, type EarlierValue } from '@console/contracts/shell/app-setting-properties';
import { confirm } from '@console/ui/dialogs';
import { notify, withField } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useFourEyes } from '@console/ui/four-eyes';
import { common, useMessages, useText } from '@console/ui/messages';
import { messages } from '../app-setting-properties/messages.ts';

/** Restores an earlier value of a setting: a normal change, which may need the approval of a second person. */
export function useRestore(setting: AppSetting) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const fourEyes = useFourEyes(appSettings);
  const [update] = resourceApi(appSettings).useUpdateMutation();
  return ({ value, at, by }: EarlierValue): void =>
    confirm(
      {
        title: t('restoreTitle'),
        subject: setting.key,
        action: t('restore'),
        text: t('restoreText', { value: value ?? '-', at: formatDate(at, 'DD MMM YYYY HH:mm'), by }),
        ...(setting.isProtected ? { reason: 'required' as const, reasonLength: changeRules.reason } : {}),
      },
      async ({ reason }) => {
        const answer = await update({ ...setting, value, ...(reason ? { reason } : {}) });
        if ('error' in answer) throw withField(appSettings, answer.error, text);
        if (fourEyes.tell(answer.data) === 0) notify.success(words('saved'));
      },
    );
}
