import type { AppSetting, appSettings } from '@console/contracts/shell/app-setting-properties';
import { text } from '@console/contracts/core/text';
import type { FormValues, FormSectionsOf } from '@console/ui/form';
import { ValueInput } from './ValueInput.tsx';

const of =
  (...types: readonly string[]) =>
  ({ valueType }: FormValues) =>
    types.includes(String(valueType));
const bounded = of('STRING', 'NUMBER', 'LIST', 'SECRET', 'JSON');
const free = of('STRING', 'LIST', 'SECRET');

/** Fields of the form. The type of the program's own settings cannot change, because the program relies on it. */
export const formSections = (setting?: AppSetting): FormSectionsOf<typeof appSettings> => [
  { title: text('Pengaturan', 'Setting'), fields: ['key', 'group', { name: 'description', wide: true }] },
  {
    title: text('Jenis dan nilai', 'Type and value'),
    fields: [
      {
        name: 'valueType',
        disabled: () => setting?.isSystem === true,
        ...(setting?.isSystem
          ? { help: text('Jenis pengaturan bawaan sistem tetap', 'The type of a system setting stays') }
          : {}),
      },
      { name: 'value', wide: true, secret: true, input: ValueInput },
    ],
  },
  {
    title: text('Aturan nilai', 'Rule of the value'),
    description: text('Batas angka, atau batas panjang untuk teks', 'Bounds of a number, or of the length of a text'),
    fields: [
      { name: 'ruleMinimum', visible: bounded },
      { name: 'ruleMaximum', visible: bounded },
      { name: 'rulePattern', visible: free, help: text('Ekspresi reguler', 'Regular expression') },
      { name: 'ruleAllowed', visible: of('STRING') },
    ],
  },
  {
    title: text('Penggunaan', 'Use'),
    fields: [
      {
        name: 'isPublic',
        visible: ({ valueType }) => valueType !== 'SECRET',
        help: text('Dapat dibaca tanpa masuk', 'Can be read without signing in'),
      },
      {
        name: 'isProtected',
        help: text('Setiap perubahan disetujui orang lain', 'Every change is approved by someone else'),
      },
    ],
  },
];
