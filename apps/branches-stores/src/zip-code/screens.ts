import { zipCodeImport, zipCodes } from '@console/contracts/branches-stores/zip-code';
import { text, type Text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { chosenByCode } from '@console/ui/form';
import { useRemapQuestion } from './use-remap-question.ts';

const input = chosenByCode('branch/lov');
const office = <Name extends string>(name: Name, line: string, help?: Text) => ({
  name,
  input,
  lovParameters: () => ({ line }),
  ...(help ? { help } : {}),
});
const sameOffice = text(
  'Kosong: kantor yang sama bila melayani lini ini',
  'Empty: the same office when it has the line',
);
/** Another office changes all rows of the code: the person confirms how many. */
const useQuestion = () => ({ beforeSave: useRemapQuestion() });

export default screens(zipCodes, {
  sections: [
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
  ],
  detailSections: [
    { title: text('Wilayah', 'Area'), fields: ['code', 'kelurahan', 'kecamatan', 'kota', 'provinsi', 'insuranceArea'] },
    {
      title: text('Kantor yang melayani', 'Serving office'),
      fields: ['officeCode', 'branchName', 'servedByNmc', 'servedByUfi'],
    },
  ],
  import: zipCodeImport,
  create: useQuestion,
  update: useQuestion,
});
