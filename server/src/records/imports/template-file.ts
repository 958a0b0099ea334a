import { Readable } from 'node:stream';
import { isNumeric, type Field } from '@console/contracts/core/fields';
import type { Language } from '@console/contracts/core/text';
import { columnRule, exampleText, type ImportDefinition } from '@console/contracts/platform/imports';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { FileAnswer } from '../../platform/http/answer.ts';
import type { Column } from '../../platform/spreadsheets/columns.ts';
import { csvText } from '../../platform/spreadsheets/csv-writer.ts';
import { xlsxTemplate, type TemplateColumn } from '../../platform/spreadsheets/xlsx-template.ts';

const words = {
  id: { guide: 'Petunjuk', titles: ['Kolom', 'Arti', 'Aturan', 'Contoh'] },
  en: { guide: 'Guide', titles: ['Column', 'Meaning', 'Rule', 'Example'] },
} as const;

/** Bounds as people read them. */
const numbers = {
  id: new Intl.NumberFormat('id-ID', { maximumFractionDigits: 10 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 10 }),
};

/** Identity numbers, codes and years are kept as they are typed. */
const kindOf = ({ kind, grouped }: Field): TemplateColumn['kind'] => {
  if (kind === 'date') return 'date';
  if (kind === 'percent') return 'percent';
  return isNumeric(kind) && grouped !== false ? 'number' : 'text';
};

function workbook({ title, columns, example }: ImportDefinition, today: string, language: Language): Readable {
  const { guide, titles } = words[language];
  const cells = Object.entries(columns).map(([name, { field }]): TemplateColumn => {
    const choices = field.kind === 'choice' ? field.options?.map(({ value }) => value) : undefined;
    return {
      title: name,
      kind: kindOf(field),
      example: exampleText(example[name]!, today),
      ...(choices ? { choices } : {}),
    };
  });
  const explained = Object.entries(columns).map(([name, column]) => [
    name,
    column.title[language],
    columnRule(column, language, (value) => numbers[language].format(Number(value))),
    exampleText(example[name]!, today),
  ]);
  return xlsxTemplate(title[language], cells, { title: guide, rows: [titles, ...explained] });
}

/** Header and one example row of an import, with dates in the future. */
export function templateFile(
  definition: ImportDefinition,
  now: Date,
  { format, language }: { readonly format: 'csv' | 'xlsx'; readonly language: Language },
): FileAnswer {
  const { module, columns, example } = definition;
  const names = Object.keys(columns);
  const today = toWireInstant(now).slice(0, 10);
  if (format === 'xlsx')
    return new FileAnswer(workbook(definition, today, language), {
      name: `${module}_template.xlsx`,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  const titles = Object.entries(columns).map(([title, { field }]): Column => {
    const kind = kindOf(field);
    return { title, kind: kind === 'number' || kind === 'percent' ? 'number' : 'text' };
  });
  const text = csvText(titles, [[names.map((name) => exampleText(example[name]!, today))]]);
  return new FileAnswer(Readable.from(text), { name: `${module}_template.csv`, type: 'text/csv; charset=utf-8' });
}
