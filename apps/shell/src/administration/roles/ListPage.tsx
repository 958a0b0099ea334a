import { roles, type Role } from '@console/contracts/shell/roles';
import { text } from '@console/contracts/core/text';
import { ResourceList } from '@console/ui/list';
import { useMemo } from 'react';
import { columns, paths, places, refuses } from './screens.ts';
import { useViewAs } from './use-view-as.ts';

const viewAsTitle = text('Lihat sebagai peran ini', 'View as this role');

/** All roles (docs/model/shell.md#roles). */
export default function ListPage() {
  const { data } = places.useQuery({});
  const viewAs = useViewAs();
  // The modules come from the sidebar, which only the server knows.
  const resource = useMemo(() => {
    const moduleHeld = {
      ...roles.list.filters.moduleHeld,
      kind: 'choice' as const,
      options: (data ?? []).map(({ privilege, name }) => ({ value: privilege, title: text(name) })),
    };
    return { ...roles, list: { ...roles.list, filters: { ...roles.list.filters, moduleHeld } } };
  }, [data]);
  return (
    <ResourceList<Role>
      resource={resource}
      columns={columns}
      paths={paths}
      refuses={refuses}
      rowActions={[{ key: 'view-as', title: viewAsTitle, reads: true, offered: viewAs.offered, run: viewAs.ask }]}
    />
  );
}
