import { resourceApi } from '@console/api';
import { appSettings, type AppSetting } from '@console/contracts/shell/app-setting-properties';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { useMemo } from 'react';
import '../administration.css';
import { formSections } from './form.ts';
import { History } from './History.tsx';
import { SettingValue } from './SettingValue.tsx';

/** Longer values are cut in the list, in characters. */
const shown = 60;

const ruleField = (name: 'ruleMinimum' | 'ruleMaximum' | 'rulePattern' | 'ruleAllowed') => ({
  name,
  visible: (setting: AppSetting) => setting[name] !== null,
});

/** The type of the program's own settings cannot change. */
function useUpdate(secureId: string) {
  const { currentData: setting } = resourceApi(appSettings).useDetailQuery(secureId);
  return { sections: useMemo(() => formSections(setting), [setting]) };
}

export default screens(appSettings, {
  columns: [
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
  ],
  detailSections: [
    {
      title: text('Pengaturan', 'Setting'),
      fields: [
        {
          name: 'value',
          wide: true,
          render: ({ valueType, value }) => <SettingValue type={valueType} value={value} />,
        },
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
  ],
  initial: { valueType: 'STRING', group: 'SYSTEM' },
  create: { sections: formSections() },
  update: useUpdate,
  detail: { children: (setting) => <History setting={setting} /> },
  // The program's own settings are never disabled or deleted.
  refuses: ({ isSystem }) => (isSystem ? { status: 'SETTING_SYSTEM', delete: 'SETTING_SYSTEM' } : {}),
});
