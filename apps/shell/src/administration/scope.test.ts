import { scopeText } from './scope.ts';

const place = (name: string) => ({ secureId: name, code: name, name });
const texts = { national: 'Nasional', none: 'Belum dipetakan', branches: (count: number) => `${count} cabang` };
const none = { branches: [], mras: [], mro: null };

test.each([
  ['NATIONAL', none, 'Nasional'],
  [null, none, 'Belum dipetakan'],
  ['BRANCH', { ...none, branches: [place('Bandung')] }, '1 cabang'],
  ['MRA', { ...none, branches: ['a', 'b', 'c'].map(place), mras: [place('Bandung')] }, '3 cabang, MRA Bandung'],
  ['MRA', { ...none, mras: [place('MRA Bandung')] }, 'MRA Bandung'],
  ['MRA', { ...none, mras: ['a', 'b', 'c'].map(place) }, '3 MRA'],
  ['MRO', { ...none, mro: place('Jawa Barat') }, 'MRO Jawa Barat'],
])('%s', (type, mapping, words) => expect(scopeText(type, mapping, texts)).toBe(words));
