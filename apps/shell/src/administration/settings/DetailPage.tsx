import { appSettings, type AppSetting } from '@console/contracts/shell/app-setting-properties';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { useParams } from 'react-router';
import '../administration.css';
import { History } from './History.tsx';
import { paths, refuses } from './screens.ts';
import { SettingValue } from './SettingValue.tsx';

const ruleField = (name: 'ruleMinimum' | 'ruleMaximum' | 'rulePattern' | 'ruleAllowed') => ({
  name,
  visible: (setting: AppSetting) => setting[name] !== null,
});

const sections: readonly DetailSection<AppSetting>[] = [
  {
    title: text('Pengaturan', 'Setting'),
    fields: [
      { name: 'value', wide: true, render: ({ valueType, value }) => <SettingValue type={valueType} value={value} /> },
      'valueType',
      'group',
      ruleField('ruleMinimum'),
      ruleField('ruleMaximum'),
      ruleField('rulePattern'),
      ruleField('ruleAllowed'),
      'description',
    ],
  },
  { title: text('Penggunaan', 'Use'), fields: ['isPublic', 'isProtected', 'isSystem'] },
];

/** One setting, with its earlier values. */
export default function DetailPage() {
  const { id = '' } = useParams();
  return (
    <ResourceDetail resource={appSettings} secureId={id} sections={sections} paths={paths} refuses={refuses}>
      {(setting) => <History setting={setting} />}
    </ResourceDetail>
  );
}
