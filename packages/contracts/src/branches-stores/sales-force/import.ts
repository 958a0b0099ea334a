import { choice, date, digits } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { defineImport } from '../../platform/imports.ts';
import { property, servedOutlets, type ServedLine } from './outlets.ts';
import { mappingActions, salesForceTexts, yesNo } from './vocabulary.ts';

/** The columns behind the code of the outlet. */
const columns = {
  sf_npk: {
    title: text('NPK sales force', 'NPK of the sales person'),
    field: digits({ minimum: 4, maximum: 20 }),
    key: true,
  },
  primary: { title: text('Utama', 'Primary'), field: choice(yesNo) },
  start_date: { title: text('Mulai', 'Start'), field: date() },
  end_date: { title: text('Selesai', 'End'), field: date({ required: false }) },
  action: { title: text('Aksi', 'Action'), field: choice(mappingActions) },
} as const;
export type MappingColumns = typeof columns;

const importOf = <const Line extends ServedLine>(line: Line) => {
  const { module, path, privilege, title, column, codeTitle, columnField, example } = servedOutlets[line];
  type Column = (typeof servedOutlets)[Line]['column'];
  return defineImport({
    module,
    privilege,
    title,
    upload: `${path}/import`,
    page: `/${path}/import`,
    columns: { ...property(column as Column, { title: codeTitle, field: columnField, key: true }), ...columns },
    example: {
      ...property(column as Column, example),
      sf_npk: '700001',
      primary: 'Y',
      start_date: { daysAhead: 0 },
      end_date: '',
      action: 'ADD',
    } as never,
    apply: 'CHUNKED',
    errors: salesForceTexts,
  });
};

/** Files of sales people of outlets, by line. */
export const salesForceImports = { SPEKTRA: importOf('SPEKTRA'), NMC: importOf('NMC') } as const;
