import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { snackbar } from '../support/list.ts';
import { proofOn, withOldProof } from '../support/proof.ts';
import { roleName } from '../support/roles.ts';
import { password } from '../support/sessions.ts';
import { signInOn } from '../support/sign-in.ts';

const roles = '/api/middle-v2/roles';

test(
  'a save that needs a fresh proof continues after it with its key, and loses nothing when cancelled',
  core('step-up'),
  async ({ openAs }) => {
    const name = roleName();
    const page = await Given('a new role, typed in', () => openAs('ADMIN02', '/roles/create', { fresh: true }));
    const form = formOn(page);
    const proof = proofOn(page);
    const sent = await withOldProof(page.context(), 'POST', roles);
    await form.fill({ Nama: name, Keterangan: 'Memeriksa bukti' });
    const save = page.getByRole('button', { name: /^(Simpan|Ajukan)$/ });
    await When('it is saved with an old proof', () => save.press('Enter'));
    await Then('the question stands over the page, ready for typing', async () => {
      await expect(proof.dialog).toContainText('ADMIN02');
      await expect(proof.password).toBeFocused();
    });
    await When('it is cancelled', () => page.keyboard.press('Escape'));
    await Then('the form is as it was, and no fault is shown', async () => {
      await expect(proof.dialog).toBeHidden();
      await expect(form.field('Nama')).toHaveValue(name);
      await expect(form.field('Keterangan')).toHaveValue('Memeriksa bukti');
      await expect(save).toBeEnabled();
      await expect(page.locator('.snackbar')).toHaveCount(0);
    });
    await When('it is saved again, and a wrong password is typed', async () => {
      await save.press('Enter');
      await proof.password.fill('salah');
      await page.keyboard.press('Enter');
    });
    await Then('the field says so, and is ready again', async () => {
      await expect(proof.dialog).toContainText('Konfirmasi tidak cocok');
      await expect(proof.password).toBeFocused();
      await expect(proof.password).toHaveValue('');
    });
    await When('the password is right', async () => {
      await page.keyboard.type(password());
      await page.keyboard.press('Enter');
    });
    await Then('the same call is sent again and the role is there', async () => {
      await expect(proof.dialog).toBeHidden();
      await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
      const keys = sent.map((request) => request.headers()['idempotency-key']);
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
      expect(sent[2]!.postData()).toBe(sent[0]!.postData());
      await expect(frameOn(page).account).toBeVisible();
    });
  },
);

test('a proof given in one tab answers the question of another', async ({ openAs }) => {
  const page = await Given('two tabs that ask', () => openAs('ADMIN03', '/roles/create', { fresh: true }));
  const other = await page.context().newPage();
  await withOldProof(page.context(), 'POST', roles);
  await other.goto('/roles/create');
  for (const tab of [page, other]) {
    await formOn(tab).fill({ Nama: roleName(), Keterangan: 'Dua tab' });
    await tab.getByRole('button', { name: /^(Simpan|Ajukan)$/ }).click();
    await expect(proofOn(tab).dialog).toBeVisible();
  }
  await When('one of them is answered', async () => {
    await proofOn(other).password.fill(password());
    await proofOn(other).confirm.click();
  });
  await Then('both go on', async () => {
    for (const tab of [page, other]) await expect(snackbar(tab, 'Data berhasil disimpan')).toBeVisible();
  });
});

test.describe('with the identity service', () => {
  test.use({ baseURL: ({ identityConsole }, use) => use(identityConsole.url) });

  test('the user signs in again in a separate window, and the call continues', async ({ page, context }) => {
    await Given('an admin who signed in there', async () => {
      await page.goto('/roles/create');
      await signInOn(page).signIn('ADMIN02');
      await expect(frameOn(page).account).toBeVisible();
    });
    await withOldProof(context, 'POST', roles, ['identity']);
    const name = roleName();
    await formOn(page).fill({ Nama: name, Keterangan: 'Memeriksa bukti' });
    await page.getByRole('button', { name: /^(Simpan|Ajukan)$/ }).click();
    const elsewhere = await When('the question is answered there', async () => {
      const opened = context.waitForEvent('page');
      await proofOn(page).dialog.getByRole('button', { name: 'Konfirmasi melalui SSO' }).click();
      return opened;
    });
    await Then('it asks for the password although it knows the person', async () => {
      await expect(elsewhere).toHaveURL(/\/identity\/sign-in\//);
      await expect(proofOn(page).dialog).toContainText('Menunggu konfirmasi Anda di jendela lain');
    });
    const closed = elsewhere.waitForEvent('close');
    await signInOn(elsewhere).signIn('ADMIN02');
    await closed;
    await Then('the window is gone, and the role is there', async () => {
      await expect(proofOn(page).dialog).toBeHidden();
      await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
    });
  });
});
