import { queryEndpoint } from '@console/api';
import { actionTexts, type Action } from '@console/contracts/core/privileges';
import { privilegeHolders } from '@console/contracts/shell/privileges';
import { useMessages, useText } from '../messages/index.ts';
import { useRouteTable } from '../navigation/route-table.ts';
import { messages } from './messages.ts';

const holders = queryEndpoint(privilegeHolders);

/** Shows the missing right and the roles that have it, so that people know what to ask for. */
export default function NeededRights({ privilege, action }: { readonly privilege: string; readonly action: string }) {
  const t = useMessages(messages);
  const text = useText();
  const page = useRouteTable().find((entry) => entry.privilege === privilege);
  const { data } = holders.useQuery({ query: { privilege, action: action as Action } });
  return (
    <div className="needed-rights">
      <p>
        {t('needs', {
          action: text(actionTexts[action as Action] ?? { id: action, en: action }),
          module: page ? text(page.moduleTitle) : privilege,
        })}
      </p>
      {data && data.roles.length > 0 && <p>{t('heldBy', { roles: data.roles.join(', ') })}</p>}
      <p>{t('askAdmin')}</p>
    </div>
  );
}
