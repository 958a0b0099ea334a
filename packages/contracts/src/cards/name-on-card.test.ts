import { nameOnCard, nameOnCardPattern } from './name-on-card.ts';

it.each([
  ['Agus Santoso', 'AGUS SANTOSO'],
  ["Siti  Nur'aini, S.H.", "SITI NUR'AINI S.H."],
  ['Raden Ajeng Kusumawardhani Putri', 'RADEN AJENG'],
  ['Bambang Setiawan Gunawan', 'BAMBANG SETIAWAN GUNAWAN'],
  ['Kusumawardhaniningratpratama', 'KUSUMAWARDHANININGRATPRA'],
])('%s is printed as %s', (name, printed) => {
  expect(nameOnCard(name)).toBe(printed);
  expect(printed).toMatch(nameOnCardPattern);
});
