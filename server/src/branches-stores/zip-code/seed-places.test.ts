import { provinces } from '@console/contracts/branches-stores/provinces';
import { furtherPlaces, modelPlaces } from './seed-places.ts';

const names = new Set<string>(provinces.map(({ name }) => name));
const keyOf = ({ code, kelurahan, kecamatan }: { code: string; kelurahan: string; kecamatan: string }) =>
  `${code}/${kelurahan}/${kecamatan}`;
const production = [...furtherPlaces(83_500 - 1_240)];

test('the model has 1,240 rows, 20 codes per office', () => {
  expect(modelPlaces).toHaveLength(1_240);
  expect(new Set(modelPlaces.map(({ code }) => code)).size).toBe(1_240);
  expect(modelPlaces[0]).toMatchObject({
    code: '23101',
    kelurahan: 'Sukamaju',
    officeCode: '10010',
    provinsi: 'Aceh',
    officeCodeNmc: null,
  });
  expect(modelPlaces.every(({ provinsi }) => names.has(provinsi))).toBe(true);
});

test('codes of the two offices inactive in SPEKTRA are served by their neighbours there', () => {
  expect(modelPlaces.find(({ code }) => code === '38201')).toMatchObject({
    officeCode: '12050',
    officeCodeNmc: '12040',
    officeCodeUfi: '12040',
  });
  expect(modelPlaces.find(({ code }) => code === '68120')).toMatchObject({
    officeCode: '16050',
    officeCodeNmc: '16060',
    officeCodeUfi: null,
  });
});

test('the volume of production is about 10,600 codes, each with one office and no place twice', () => {
  const all = [...modelPlaces, ...production];
  expect(all).toHaveLength(83_500);
  const codes = new Map<string, string>();
  const clashes = all.filter(({ code, officeCode }) => {
    const other = codes.get(code) ?? officeCode;
    codes.set(code, officeCode);
    return other !== officeCode;
  });
  expect(clashes).toEqual([]);
  expect(codes.size).toBe(10_600);
  expect(new Set(all.map(keyOf)).size).toBe(83_500);
  expect([...codes.keys()].every((code) => /^[1-9]\d{4}$/.test(code))).toBe(true);
});

test("the model's codes stay the first of their office's prefix", () => {
  const model = new Set(modelPlaces.map(({ code }) => code));
  expect(production.some(({ code }) => model.has(code))).toBe(false);
});
