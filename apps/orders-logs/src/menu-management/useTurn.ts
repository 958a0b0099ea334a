import { resourceApi } from '@console/api';
import type { menus, subMenus } from '@console/contracts/orders-logs/menu-management';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

interface Turned {
  readonly secureId: string;
  readonly version: number;
  readonly name: string;
  readonly status: 'active' | 'inactive';
}

/** Switches a menu or sub-menu on or off after asking; the dialog stays and says why when it is refused. */
export function useTurn(resource: typeof menus | typeof subMenus): (node: Turned) => void {
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
