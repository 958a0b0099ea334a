import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { listOn } from '../support/list.ts';
import { newPhone, propose } from '../support/phones.ts';

/** The digits in the address of a request to the server. */
const digits = (address: string): string => decodeURIComponent(address).replaceAll(/[^0-9]/g, '');

test('a full phone number is searched as ever, and stands in no address: not of the page, not of a call', async ({
  openAs,
}) => {
  const phone = newPhone();
  await Given('a number that a colleague has proposed', () => propose('HOOPS02', phone));
  const page = await Given('the list as head office', () => openAs('HOOPS01', '/blacklist-phone-number'));
  const list = listOn(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await When('it is typed in full', () => list.search(`+62 ${phone.slice(1)}`));
  await Then('it is found, and the address refers to it', async () => {
    await expect(list.rows).toHaveCount(1);
    await expect(page).toHaveURL(/search=number-[0-9a-f-]{36}/);
    await expect(list.searchBox).toHaveValue(`+62 ${phone.slice(1)}`);
  });
  await When('the page is loaded anew', () => page.reload());
  await Then('number and row are there again', async () => {
    await expect(list.searchBox).toHaveValue(`+62 ${phone.slice(1)}`);
    await expect(list.rows).toHaveCount(1);
  });
  const shared = page.url();
  await Then('a colleague to whom the address was sent sees the row, and not what was typed', async () => {
    const other = await openAs('HOOPS03', shared.replace(/^https?:\/\/[^/]+/, ''));
    await expect(listOn(other).rows).toHaveCount(1);
    await expect(listOn(other).searchBox).toHaveValue('••••••••');
  });
  await When('an old link with the number itself is opened', () =>
    page.goto(`/blacklist-phone-number?search=${phone}&page=1`),
  );
  await Then('the number leaves the address before the console has begun', async () => {
    await expect(list.rows).toHaveCount(1);
    await expect(page).toHaveURL(/search=number-/);
    await expect(list.searchBox).toHaveValue(phone);
  });
  const calls = requests.filter((address) => address.includes('/api/'));
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter((address) => digits(address).includes(phone.slice(1)))).toEqual([]);
});
