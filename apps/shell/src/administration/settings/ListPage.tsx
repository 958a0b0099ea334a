import { appSettings, type AppSetting } from '@console/contracts/shell/app-setting-properties';
import { ResourceList, type ListColumn } from '@console/ui/list';
import '../administration.css';
import { paths, refuses } from './screens.ts';

const shown = 60;

const columns: readonly (string | ListColumn<AppSetting>)[] = [
  'key',
  {
    field: 'value',
    render: ({ value }) => (value && value.length > shown ? `${value.slice(0, shown)}…` : (value ?? '-')),
  },
  'valueType',
  'group',
  'isPublic',
  'isProtected',
  'updatedAt',
  'updatedBy',
  'status',
];

/** All application settings (docs/model/shell.md#application-settings). */
export default function ListPage() {
  return <ResourceList<AppSetting> resource={appSettings} columns={columns} paths={paths} refuses={refuses} />;
}
