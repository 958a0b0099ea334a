import { roles, type Role } from '@console/contracts/shell/roles';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailTab } from '@console/ui/detail';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useSearchParams } from 'react-router';
import { Holders } from './Holders.tsx';
import { messages } from './messages.ts';
import { Permissions } from './Permissions.tsx';
import { RestrictionSummary } from './RestrictionSummary.tsx';
import '../administration.css';
import './roles.css';
import { factSections, paths, refuses } from './screens.ts';
import { useViewAs } from './use-view-as.ts';

const tabs: readonly DetailTab<Role>[] = [
  { key: 'permissions', title: text('Hak akses', 'Permissions'), content: (role) => <Permissions role={role} /> },
  { key: 'users', title: text('User', 'Users'), content: (role) => <Holders role={role} /> },
  {
    key: 'restriction',
    title: text('Pembatasan ekspor', 'Export restriction'),
    content: (role) => <RestrictionSummary role={role} />,
  },
];

/** One role: its permissions, holders and export restriction. */
export default function DetailPage() {
  const secureId = useSearchParams()[0].get('roleId') ?? '';
  const t = useMessages(messages);
  const viewAs = useViewAs();
  return (
    <ResourceDetail
      resource={roles}
      secureId={secureId}
      sections={factSections}
      paths={paths}
      refuses={refuses}
      tabs={tabs}
      actions={(role) => viewAs.offered(role) && <Button onClick={() => viewAs.ask(role)}>{t('viewAs')}</Button>}
    />
  );
}
