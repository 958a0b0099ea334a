import { text } from '../../core/text.ts';
import { exclusiveRates, exclusiveRatesNmc } from './exclusive.ts';
import { fieldsInMargin, inMargin, resourceInMargin, titlesInMargin } from './margin-words.ts';
import { gridFields, gridTitles } from './rate-grid.ts';
import { branchRates, branchRatesNmc, branchRatesUfi } from './rates.ts';

test('a rate is a margin in the words of Qanun, in both languages', () => {
  expect(inMargin(text('Rate Regular', 'Regular rate'))).toEqual(text('Margin Regular', 'Regular margin'));
  expect(inMargin(text('Akhiri rate sebelumnya', 'End the rates before'))).toEqual(
    text('Akhiri margin sebelumnya', 'End the margins before'),
  );
  expect(inMargin(text('Fee cabang', 'Separate fee'))).toEqual(text('Fee cabang', 'Separate fee'));
});

test('no title of a form, list, grid or sheet of rates, and no refusal there, says Rate or Bunga under Qanun', () => {
  const resources = [branchRates, branchRatesNmc, branchRatesUfi, exclusiveRates, exclusiveRatesNmc] as const;
  const said = JSON.stringify([
    ...resources
      .map((resource) => resourceInMargin(resource as never))
      .map(({ title, titles, fields, errors }) => [
        title,
        titles,
        Object.values(errors as Record<string, { text: object }>).map(({ text: words }) => words),
        Object.values(fields as Record<string, { sheet?: { titles?: object } }>).map(({ sheet }) => sheet?.titles),
      ]),
    titlesInMargin(gridTitles),
    Object.values(fieldsInMargin(gridFields('SPEKTRA'))).map(({ sheet }) => sheet?.titles),
  ]);
  expect(said).toContain('Margin Regular');
  expect(said.match(/"(id|en)":"[^"]*\b([Rr]ates?|[Bb]unga)\b[^"]*"/g)).toBeNull();
});
