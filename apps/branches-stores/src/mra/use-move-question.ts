import { confirm } from '@console/ui/dialogs';
import type { FormValues } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Asks before an area moves to another region, since everything below it moves too. */
export function useMoveQuestion() {
  const t = useMessages(messages);
  return async ({ regionId }: FormValues, base: FormValues | undefined): Promise<boolean> => {
    if (!base || base.regionId === regionId) return true;
    return new Promise((resolve) => {
      confirm(
        {
          title: t('moveTitle', { name: String(base.name) }),
          text: t('moveText', { mros: Number(base.mroCount), branches: Number(base.branchCount) }),
          action: t('move'),
          onCancel: () => resolve(false),
        },
        () => resolve(true),
      );
    });
  };
}
