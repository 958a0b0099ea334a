import { date, digits, money, sheet, year } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { mostPrice } from '../master-lob.ts';

const region = { ...digits({ maximum: 2 }), codeFrom: { list: 'regions/lov' } } as const;
const value = money({ minimum: 1, maximum: mostPrice });
const titles = {
  regionCode: text('Wilayah', 'Region'),
  from: text('Mulai', 'From'),
} as const;

/** OTR prices in rupiah, one for each region, and the day from which each holds. */
export const otrPrices = () =>
  sheet(
    {
      columns: { regionCode: region, from: date(), price: value },
      titles: { ...titles, price: text('Harga OTR', 'OTR price') },
      key: ['regionCode'],
      maximum: 99,
    },
    { required: false },
  );

/** Years in which vehicles were made. */
export const madeIn = { minimum: 1980, maximum: 2100 } as const;

/** Market values in rupiah, one for each year of manufacture and region. */
export const appraisals = () =>
  sheet(
    {
      columns: { year: year(madeIn), regionCode: region, from: date(), value },
      titles: { ...titles, year: text('Tahun', 'Year'), value: text('Nilai pasar', 'Market value') },
      key: ['year', 'regionCode'],
      maximum: 500,
    },
    { required: false },
  );

/** Days after which an appraisal is shown as stale, and after which nothing is calculated with it. */
export const appraisalDays = { stale: 45, blocked: 60 } as const;
