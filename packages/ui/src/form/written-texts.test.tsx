// Texts and phone numbers as people copy them, typed and pasted into the fields of the pages that store them.
import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import { cardTypes } from '@console/contracts/cards/card-types';
import { lossReasons } from '@console/contracts/cards/reason-for-loss';
import type { Resource } from '@console/contracts/core/resource';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { CreatePage } from './pages.tsx';

const fields = {
  officePhone: [spektraBranches, 'phone'],
  numberCode: [cardTypes, 'numberCode'],
  phone: [blacklistPhoneNumbers, 'phone'],
  name: [lossReasons, 'name'],
} as const;

async function save(name: keyof typeof fields, way: 'typed' | 'pasted', written: string) {
  const [resource, field] = fields[name] as unknown as readonly [Resource, string];
  const narrowed = { ...resource, fields: { [field]: resource.fields[field]! }, rules: [], ranges: [] } as Resource;
  signInAs('ADMIN01', { [`${resource.module}:browse`]: 'Full Access' });
  const path = `/api/middle/${resource.path}`;
  const services = new Services()
    .on(`POST ${path}`, { status: 201, result: { secureId: 'x' } })
    .on(`POST ${path}/unique`, { result: { valid: true } });
  const element = <CreatePage resource={{ ...narrowed, fourEyes: false, reasonFor: [] }} />;
  const { user } = show({ services, path: '/create', element });
  const box = screen.getByRole('textbox');
  await user.click(box);
  if (way === 'typed') await user.type(box, written);
  else await user.paste(written);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  return { box, sent: () => services.to(`POST ${path}`).map(({ body }) => body) };
}

beforeEach(() => sessionStorage.clear());

const ways = ['typed', 'pasted'] as const;
describe.each(ways)('a text that is %s', (way) => {
  test.each([
    ['F12a', '\u202A+62 812\u20119876\u20115432\u202C', '081298765432'],
    ['F12a', '\u200E0812 9876 5432', '081298765432'],
    ['F12a', '0812\u20139876\u20135432', '081298765432'],
    ['F12a', '081298765432\u200B', '081298765432'],
    ['F12a', '0812.9876.5432', '081298765432'],
    ['F12a', '(0812) 9876-5432', '081298765432'],
  ])('is stored as the phone number that it shows: %s %j', async (_id, written, phone) => {
    const { sent } = await save('phone', way, written);
    await waitFor(() => expect(sent()).toEqual([{ phone }]));
  });

  test.each([
    ['F19a', 'Dompet hilang\u200B', 'Dompet hilang'],
    ['F19a', 'Dompet \u00ADhilang', 'Dompet hilang'],
    ['F19a', '\u202ADompet\u00A0hilang\u202C', 'Dompet hilang'],
    ['F23a', 'Ma\u2019ruf \u2013 Re\u0301mi', "Ma'ruf - R\u00E9mi"],
  ])('is stored as the text that it shows: %s %j', async (_id, written, name) => {
    const { sent } = await save('name', way, written);
    await waitFor(() => expect(sent()).toEqual([{ name }]));
  });

  test.each([
    ['officePhone', '021-5551234 ext 12', '021-5551234 ext 12'],
    ['officePhone', '021 555 1234 / 8', '021 555 1234 / 8'],
    ['numberCode', '1a2', '1a2'],
    ['numberCode', '0O', '0O'],
    ['numberCode', '1-2', '1-2'],
    ['phone', '0812-9876-5432 (Budi)', '0812-9876-5432 (Budi)'],
  ] as const)('stays as it was written where it is no number: %s %j', async (name, written, left) => {
    const { box, sent } = await save(name, way, written);
    await waitFor(() => expect(box).toBeInvalid());
    expect(box).toHaveValue(left);
    expect(sent()).toEqual([]);
  });

  test.each([
    ['officePhone', '+62 (21) 555-1234', '0215551234'],
    ['numberCode', '\uFF11\uFF12', '12'],
  ] as const)('of digits is stored in plain digits: %s %j', async (name, written, stored) => {
    const { sent } = await save(name, way, written);
    await waitFor(() => expect(sent()).toEqual([{ [fields[name][1]]: stored }]));
  });

  test.each([
    ['E07', '\u200B\u200B\u200B', 'Wajib diisi'],
    ['E07', '\u2800\u2800\u2800', 'Wajib diisi'],
    ['E07', '\u3164\u3164\u3164', 'Wajib diisi'],
    ['E07', 'Dompet\u0007hilang', 'Format tidak sesuai'],
  ])('is refused where it says nothing, or holds a control: %s %j', async (_id, written, fault) => {
    const { box, sent } = await save('name', way, written);
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(fault)));
    expect(sent()).toEqual([]);
  });
});
