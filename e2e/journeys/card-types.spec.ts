// Long: the journeys over one module.
import { core } from '../support/core.ts';
import { aroundNow } from '../support/days.ts';
import { cardType, freeNumberCode, freeTier, inactiveCardType, retire, unique } from '../support/card-types.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { tabTo } from '../support/keyboard.ts';
import { listOn, questionOn, snackbar } from '../support/list.ts';
import { callAs } from '../support/services.ts';

const update = ({ secureId }: { readonly secureId: string }) => `/card-types/${secureId}/update`;

test.describe('a card type', () => {
  test('is made, seen and changed by keyboard alone', core('create', 'edit', 'form-keyboard'), async ({ openAs }) => {
    const word = unique();
    await Given('a tier that is free', () => freeTier(9));
    const page = await Given('the list as an admin', () => openAs('ADMIN01', '/card-types'));
    const form = formOn(page);
    await When('the way to create is taken with Tab and Enter', async () => {
      await listOn(page).isReady();
      await tabTo(page, page.getByRole('link', { name: 'Tambah' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Tambah Jenis Kartu' })).toBeVisible();
    });
    await When('the form is filled from field to field', async () => {
      const type = async (title: string, text: string) => {
        await tabTo(page, form.field(title));
        await page.keyboard.type(text);
      };
      await type('Kode', word.toLowerCase());
      await type('Nama', `Jenis ${word}`);
      await type('Kode nomor', await freeNumberCode());
      await type('Tingkat', '9');
      await tabTo(page, form.field('Digital'));
      await page.keyboard.press('Space');
      await type('Program yang boleh memegang', 'mitra');
      await expect(page.getByRole('option', { name: /Mitra usaha/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await type('Biaya penggantian', '27500');
      await page.keyboard.press('Enter');
    });
    await Then('the record is shown as it was stored', async () => {
      await expect(snackbar(page, 'Data berhasil disimpan')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Jenis ${word}`);
      for (const [title, value] of [
        ['Kode', word],
        ['Tingkat', '9'],
        ['Fisik', 'Ya'],
        ['Digital', 'Ya'],
        ['Biaya penggantian', 'Rp\u00a027.500'],
        ['Program yang boleh memegang', /Mitra usaha/],
        ['Dibuat oleh', 'ADMIN01'],
        ['Versi', '1'],
      ] as const) {
        await expect(fact(page, title)).toHaveText(value);
      }
    });
    await When('it is changed', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Ubah' }));
      await page.keyboard.press('Enter');
      await expect(form.fixed('Kode')).toHaveText(word);
      await tabTo(page, form.field('Nama'));
      await page.keyboard.press('End');
      await page.keyboard.type(' Baru');
      await page.keyboard.press('Enter');
    });
    await Then('the detail shows the change and its version', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Jenis ${word} Baru`);
      await expect(fact(page, 'Versi')).toHaveText('2');
      await expect(page.getByRole('navigation', { name: 'Posisi halaman' })).toContainText(`Jenis ${word} Baru`);
    });
    await When('Back is pressed', () => page.goBack());
    await Then('no filled form comes back, but the record and then the list', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Jenis ${word}`);
      await page.goBack();
      await expect(listOn(page).list).toBeVisible();
    });
    await Given('its tier is free again', async () => {
      const { result } = await callAs('ADMIN03', 'GET', `middle/card-types?search=${word}`);
      await retire(result.rows[0]);
    });
  });

  test(
    'says beside each field what is wrong with it, by the rules here and of the services',
    core('validation'),
    async ({ openAs }) => {
      const word = unique();
      const page = await Given('the form of a new type', () => openAs('ADMIN01', '/card-types/create'));
      const form = formOn(page);
      await When('it is saved empty', () => form.save.click());
      await Then('each missing field says so and the first has the focus', async () => {
        for (const title of ['Kode', 'Nama', 'Kode nomor', 'Tingkat'])
          await expect(form.error(title)).toHaveText('Wajib diisi');
        await expect(form.field('Kode')).toBeFocused();
        await expect(form.form).toContainText('4 isian perlu diperbaiki');
      });
      await When('a code is typed that another type holds, and left', async () => {
        await form.fill({ Kode: 'gold' });
        await form.field('Kode').blur();
      });
      await Then('that is said at once', () => expect(form.error('Kode')).toHaveText('Nilai sudah digunakan'));
      await When('the rest is filled, with a tier out of its range and neither physical nor digital', async () => {
        await form.fill({
          Kode: word,
          Nama: `Jenis ${word}`,
          'Kode nomor': await freeNumberCode(),
          Tingkat: '12',
          Fisik: false,
        });
        await form.save.click();
      });
      await Then('the range is told', () => expect(form.error('Tingkat')).toHaveText(/1.*9/));
      await When('the tier is one that an active type has', async () => {
        await form.fill({ Tingkat: '3' });
        await form.save.click();
      });
      await Then('a rule over two fields speaks beside the first of them', () =>
        expect(form.error('Fisik')).toHaveText('Pilih fisik, digital, atau keduanya'),
      );
      await When('it becomes digital', async () => {
        await form.fill({ Digital: true });
        await form.save.click();
      });
      await Then('what only the services know stands beside the tier, which has the focus', async () => {
        await expect(form.error('Tingkat')).toHaveText('Nilai sudah digunakan');
        await expect(form.field('Tingkat')).toBeFocused();
        await expect(form.field('Nama')).toHaveValue(`Jenis ${word}`);
      });
    },
  );

  test('is stored once, however often it is sent', async ({ openAs }) => {
    const word = unique();
    await Given('a tier that is free', () => freeTier(9));
    const page = await Given('a filled form', () => openAs('ADMIN01', '/card-types/create'));
    const form = formOn(page);
    const keys: (string | undefined)[] = [];
    await form.fill({ Kode: word, Nama: `Jenis ${word}`, 'Kode nomor': await freeNumberCode(), Tingkat: '9' });
    await When('the answer to the first sending is lost on its way', async () => {
      await page.route('**/api/middle/card-types', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        const answer = await route.fetch();
        if (keys.length === 1) await route.abort();
        else await route.fulfill({ response: answer });
      });
      await form.save.dblclick();
      await expect(page.locator('.form-failure')).toContainText('Belum diketahui');
    });
    await When('it is sent again', () => form.save.click());
    await Then('the record is shown, and there is one of it', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Jenis ${word}`);
      expect(new Set(keys).size).toBe(1);
      const { result } = await callAs('ADMIN03', 'GET', `middle/card-types?search=${word}`);
      expect(result.total).toBe(1);
      await retire(result.rows[0]);
    });
  });

  test('is not lost by leaving or reloading while it is being typed', core('draft'), async ({ openAs }) => {
    const word = unique();
    const page = await Given('a form with something typed', () => openAs('ADMIN02', '/card-types/create'));
    const form = formOn(page);
    const question = questionOn(page);
    await form.fill({ Nama: `Jenis ${word}` });
    await When('another page is chosen', () =>
      page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Home' }).click(),
    );
    await Then('it is asked first', () =>
      expect(question.question).toContainText('Perubahan belum disimpan. Tinggalkan halaman?'),
    );
    await When('the answer is no', () => question.answer('Batal'));
    await Then('all is as it was', async () => {
      await expect(page).toHaveURL(/\/card-types\/create$/);
      await expect(form.field('Nama')).toHaveValue(`Jenis ${word}`);
    });
    await When('the tab is reloaded all the same', async () => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
    });
    await Then('the typing is offered and comes back', async () => {
      await page.getByRole('button', { name: 'Pulihkan isian' }).click();
      await expect(form.field('Nama')).toHaveValue(`Jenis ${word}`);
    });
    await When('the page is left by Batal and that is meant', async () => {
      await form.form.getByRole('button', { name: 'Batal' }).click();
      await question.answer('Tinggalkan');
    });
    await Then('the list is there', () => expect(listOn(page).list).toBeVisible());
  });

  test('changed by two people at once is overwritten by neither', core('stale-version'), async ({ openAs }) => {
    const type = await Given('a type', () => inactiveCardType());
    const page = await Given('an admin who changes it', () => openAs('ADMIN01', update(type)));
    const colleague = await Given('a colleague of operations who does too', () => openAs('HOOPS01', update(type)));
    const [form, theirs] = [formOn(page), formOn(colleague)];
    await form.fill({ Nama: `${type.name} A`, 'Masa berlaku (bulan)': '48' });
    await theirs.fill({ Nama: `${type.name} B`, 'Biaya penggantian': '30000' });
    await When('the colleague saves first', () => theirs.saveAndSee(`${type.name} B`));
    await When('the admin saves', () => form.save.click());
    const { question } = questionOn(page);
    await Then('the fields that differ are shown, with who changed them', async () => {
      await expect(question).toContainText('Data sudah diubah oleh pengguna lain');
      await expect(question).toContainText('HOOPS01');
      await expect(question.getByRole('rowheader')).toHaveText(['Nama', 'Masa berlaku (bulan)', 'Biaya penggantian']);
    });
    await Then('what only one of them changed is chosen already, what both changed is not', async () => {
      await expect(question.getByRole('radio', { name: 'Masa berlaku (bulan): Isian Anda' })).toBeChecked();
      await expect(question.getByRole('radio', { name: 'Biaya penggantian: Versi terbaru' })).toBeChecked();
      await expect(question).toContainText('1 isian belum dipilih');
      await expect(question.getByRole('button', { name: 'Pakai pilihan' })).toBeDisabled();
    });
    await When('the own name is chosen and saved', async () => {
      await question.getByRole('radio', { name: 'Nama: Isian Anda' }).check();
      await question.getByRole('button', { name: 'Pakai pilihan' }).click();
      await form.saveAndSee(`${type.name} A`);
    });
    await Then('both changes are in the record', async () => {
      await expect(fact(page, 'Masa berlaku (bulan)')).toHaveText('48');
      await expect(fact(page, 'Biaya penggantian')).toHaveText('Rp\u00a030.000');
    });
    await When(
      'the colleague, still on the old detail, opens the form, and the admin changes the type meanwhile',
      async () => {
        await colleague.goto(update(type));
        await theirs.fill({ Nama: `${type.name} C` });
        const { result } = await callAs('ADMIN03', 'GET', `middle/card-types/${type.secureId}`);
        await callAs('ADMIN03', 'PUT', 'middle/card-types', {
          ...result,
          name: `${type.name} D`,
          validityMonths: 24,
        });
        await theirs.save.click();
      },
    );
    await Then('"Muat ulang" drops the typing for the record of now', async () => {
      const dialogBox = questionOn(colleague).question;
      await dialogBox.getByRole('button', { name: 'Muat ulang' }).click();
      await expect(theirs.field('Masa berlaku (bulan)')).toHaveValue('24');
      await expect(theirs.field('Nama')).toHaveValue(`${type.name} D`);
    });
  });

  test('is deleted with a reason, and its history stays', core('delete', 'record-history'), async ({ openAs }) => {
    const type = await Given('a type', () => cardType().then(retire));
    const page = await Given('its detail as an admin', () => openAs('ADMIN01', `/card-types/${type.secureId}`));
    await When('it is deleted', async () => {
      await page.getByRole('button', { name: 'Hapus' }).click();
      await expect(questionOn(page).question).toContainText(type.name);
      await questionOn(page).answer('Hapus', { reason: 'dibuat keliru' });
    });
    await Then('the list is shown without it', async () => {
      await expect(snackbar(page, 'Data berhasil dihapus')).toBeVisible();
      await expect(listOn(page).list).toBeVisible();
    });
    await When('its address is opened again', () => page.goto(`/card-types/${type.secureId}`));
    await Then('the record is not found, on a page that exists', () =>
      expect(page.getByText('Data tidak ditemukan.')).toBeVisible(),
    );
    await Then('the audit trail holds every step', async () => {
      const { result } = await callAs(
        'ADMIN03',
        'GET',
        `middle/audit-trail?${aroundNow()}&module=card-types&entityId=${type.secureId}`,
      );
      const steps = (result.rows as { action: string; username: string; reason: string | null }[]).map(
        ({ action, username, reason }) => [action, username, reason],
      );
      expect(steps).toEqual([
        ['DELETE', 'ADMIN01', 'dibuat keliru'],
        ['DEACTIVATE', 'ADMIN03', 'selesai dipakai'],
        ['CREATE', 'ADMIN03', null],
      ]);
    });
  });
});
