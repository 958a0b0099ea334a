import { resourceApi } from '@console/api';
import type { menus, subMenus } from '@console/contracts/orders-logs/menu-management';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

interface Switchable {
  readonly secureId: string;
  readonly version: number;
  readonly name: string;
  readonly status: 'active' | 'inactive';
}

/** Enables or disables a menu or sub-menu after a question; if it is refused, the dialog stays and shows the reason. */
export function useSwitch(resource: typeof menus | typeof subMenus): (node: Switchable) => void {
  const t = useMessages(messages);
  const words = useMessages(common);
  const api = resourceApi(resource);
  const [activate] = api.useActivateMutation();
  const [deactivate] = api.useDeactivateMutation();
  return ({ secureId, version, name, status }) => {
    const off = status === 'active';
    const question = off
      ? {
          title: t('off', { name }),
          text: t('offText'),
          action: words('deactivate'),
          danger: true,
          reason: 'required' as const,
        }
      : { title: t('on', { name }), action: words('activate') };
    confirm(question, async ({ reason }) => {
      const answer = await (off ? deactivate : activate)({
        items: [{ secureId, version }],
        ...(off ? { reason } : {}),
      });
      if ('error' in answer) throw answer.error;
      notify.success(words('saved'));
    });
  };
}
