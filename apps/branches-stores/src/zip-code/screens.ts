import { text, type Text } from '@console/contracts/core/text';
import { chosenByCode, type FormField, type FormSection } from '@console/ui/form';

const input = chosenByCode('branch/lov');
const office = (name: string, line: string, help?: Text): FormField => ({
  name,
  input,
  lovParameters: () => ({ line }),
  ...(help ? { help } : {}),
});
const sameOffice = text(
  'Kosong: kantor yang sama bila melayani lini ini',
  'Empty: the same office when it has the line',
);

export const formSections: readonly FormSection[] = [
  { title: text('Wilayah', 'Area'), fields: ['code', 'kelurahan', 'kecamatan', 'kota', 'provinsi'] },
  {
    title: text('Kantor yang melayani', 'Serving office'),
    description: text(
      'Satu kantor untuk satu kode pos: perubahan berlaku untuk semua baris kode ini',
      'One office for one zip code: a change applies to all rows of the code',
    ),
    fields: [
      office('officeCode', 'SPEKTRA'),
      office('officeCodeNmc', 'NMC', sameOffice),
      office('officeCodeUfi', 'UFI', sameOffice),
    ],
  },
];

export const detailSections = [
  { title: text('Wilayah', 'Area'), fields: ['code', 'kelurahan', 'kecamatan', 'kota', 'provinsi', 'insuranceArea'] },
  {
    title: text('Kantor yang melayani', 'Serving office'),
    fields: ['officeCode', 'branchName', 'servedByNmc', 'servedByUfi'],
  },
];

export const paths = {
  create: '/zip-code/create',
  import: '/zip-code/import',
  detail: ({ secureId }: { secureId: string }) => `/zip-code/${secureId}`,
  update: ({ secureId }: { secureId: string }) => `/zip-code/${secureId}/update`,
};
