// Long: one remote through its releases, each on what the one before left.
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { breaking } from '../support/broken-page.ts';
import { chooseIn } from '../support/choice.ts';
import { core } from '../support/core.ts';
import { steering } from '../support/environments.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { fact, formOn } from '../support/form.ts';
import { frameOn } from '../support/frame.ts';
import { brokenEntry, publishAgain, releaseAgain } from '../support/new-release.ts';
import { startConsole, type OwnConsole } from '../support/own-console.ts';
import { newPhone } from '../support/phones.ts';
import { codeOf, expectSameDocument, failureOn, markDocument, releaseOf } from '../support/release.ts';
import { staffOf, type Staff } from '../support/staff.ts';
import { teamOf } from '../support/team.ts';

let console_: OwnConsole;
let staff: Staff;
test.beforeAll(async () => {
  console_ = await startConsole(steering);
  staff = await staffOf(steering.url, 'ADMIN02');
});
test.afterAll(() => console_.stop());
test.use({ baseURL: steering.url });

const retitled = (version: string) => (content: string) =>
  content.replaceAll(/"Jenis Kartu[^"]*"/g, `"Jenis Kartu ${version}"`);
/** The placeholder of the list's search box shows the release; the first release has no number there. */
const searchBox = (page: Page, version: string) =>
  page.getByPlaceholder(`Cari Jenis Kartu${version && ` ${version}`}`, { exact: true });
const runs = async (page: Page, version: string) => {
  await page.goto('/card-types');
  await expect(searchBox(page, version)).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog');

test(
  'a release goes to one user, to everybody, and back, from the page, and each gets what the registry says',
  core('canary', 'promote', 'rollback'),
  async ({ openAs }) => {
    const page = await openAs('ADMIN01', '/platform/remotes/cards');
    const [named, other] = [await openAs('ADMIN03', 'about:blank'), await openAs('KACAB10', 'about:blank')];
    let version = '';
    await Given('a published release, which nobody gets yet', async () => {
      version = await publishAgain(console_, 'cards', '2.0.0', retitled('2.0.0'));
      await runs(named, '');
    });
    const act = async (action: string, fill: () => Promise<void>) => {
      await page.getByRole('button', { name: action, exact: true }).click();
      await fill();
      await dialog(page).getByLabel('Alasan').fill('Uji rilis dari halaman');
      await dialog(page).getByRole('button', { name: action, exact: true }).click();
      await expect(dialog(page)).toHaveCount(0);
    };
    await When('it is given to one user as a canary', () =>
      act('Canary', async () => {
        await chooseIn(dialog(page).getByLabel('Versi'), new RegExp(`^${version}`));
        await dialog(page).getByLabel('Bagian user (%)').fill('0');
        await dialog(page).getByLabel(/^User/).fill('admin03');
      }),
    );
    await Then('that user has it and others have not, and the page of the user says why', async () => {
      await runs(named, '2.0.0');
      await runs(other, '');
      await page.goto('/platform/remotes/user?username=ADMIN03');
      await expect(page.locator('tr[data-remote="cards"]')).toContainText('Disebut dalam canary');
      await expect(page.locator('tr[data-remote="cards"]')).toContainText(version);
      await page.goto('/platform/remotes/cards');
    });
    await When('it is promoted', () =>
      act('Jadikan stabil', async () => expect(dialog(page).getByLabel('Versi')).toHaveValue(version)),
    );
    await Then('everybody has it', () => runs(other, '2.0.0'));
    await When('it is rolled back', () => act('Kembalikan', async () => {}));
    await Then('everybody has the one before', async () => {
      await runs(other, '');
      await runs(named, '');
    });
  },
);

test('two releases at once: one is taken, the other is refused and not merged', async ({ openAs }) => {
  const page = await openAs('ADMIN01', '/platform/remotes/promos-products');
  const [one, two] = await Given('two published releases', () =>
    Promise.all(
      ['2.0.0', '3.0.0'].map((version) =>
        publishAgain(console_, 'promos-products', version, (content, file) =>
          file.startsWith('remoteEntry') ? `${content}\n/* ${version} */` : content,
        ),
      ),
    ),
  );
  await Given('somebody about to promote the first', async () => {
    await page.getByRole('button', { name: 'Jadikan stabil' }).click();
    await chooseIn(dialog(page).getByLabel('Versi'), new RegExp(`^${one}`));
    await dialog(page).getByLabel('Alasan').fill('Versi satu lebih dahulu');
  });
  await When(
    'the second is promoted before that',
    async () => void (await staff.change('promos-products', 'promote', { version: two })),
  );
  await When('the first is sent', () => dialog(page).getByRole('button', { name: 'Jadikan stabil' }).click());
  await Then('the second stands, and the dialog shows it', async () => {
    await expect(dialog(page).getByText(/^Sudah diubah oleh ADMIN02/)).toBeVisible();
    await expect(dialog(page).getByRole('row', { name: /^Stabil/ })).toContainText(two ?? '');
    expect((await staff.stateOf('promos-products')).stable).toBe(two);
  });
});

test('two teams release at once from their own clones and tokens, while work in another domain continues', async ({
  openAs,
}) => {
  const page = await openAs('HOOPS01', 'about:blank', { fresh: true });
  const ids = ['cards', 'branches-stores'];
  const teams = await Given('two clones at revisions of their own', () =>
    Promise.all(
      ids.map(async (id) =>
        teamOf(console_, id, await staff.createToken(id), (content, file) =>
          file.startsWith('remoteEntry') ? `${content}\n/* ${id} */` : retitled('20.0.0')(content),
        ),
      ),
    ),
  );
  let released = false;
  const release = async () => {
    await Promise.all(
      teams.map(async (team) => {
        const [, version = ''] =
          /^Published: \S+ (\S+),/m.exec(await team.release('publish', '--version', '20.0.0')) ?? [];
        await team.release('promote', '--version', version, '-m', 'Rilis mandiri');
      }),
    );
    released = true;
  };
  const work = async () => {
    do {
      const phone = newPhone();
      await page.goto('/blacklist-phone-number/create');
      await formOn(page).fill({
        'Nomor telepon': phone,
        Kategori: 'Penipuan',
        Catatan: 'Dipakai untuk pengajuan palsu',
      });
      await formOn(page).save.click();
      await expect(fact(page, 'Catatan')).toHaveText('Dipakai untuk pengajuan palsu');
    } while (!released);
  };
  await When('both publish and promote while somebody keeps numbers', () => Promise.all([release(), work()]));
  await Then("everybody has both releases, each of its team's revision", async () => {
    const live = (await Promise.all(ids.map((id) => releaseOf(id, steering.url)))) as unknown as readonly {
      readonly revision: string;
    }[];
    expect(live.map(({ revision }) => revision)).toEqual(teams.map(({ revision }) => revision));
    await runs(await openAs('ADMIN03', 'about:blank'), '20.0.0');
  });
  await Then("neither can touch the other's", () =>
    expect(teams[0]?.release('disable', 'branches-stores', '-m', 'Salah alamat')).rejects.toThrow('RELEASE_NOT_YOURS'),
  );
});

test('a tab open across three releases keeps what is typed, and uses the last one after leaving the page', async ({
  openAs,
}) => {
  const page = await openAs('ADMIN02', '/card-types/create', { fresh: true });
  const name = formOn(page).field('Nama');
  await Given('a form with typing', async () => {
    await name.fill('Belum disimpan');
    await markDocument(page);
  });
  for (const version of ['4.0.0', '5.0.0', '6.0.0']) {
    await When(`${version} is released and the window is looked at again`, async () => {
      await releaseAgain(console_, 'cards', version, retitled(version));
      await page.evaluate(() => dispatchEvent(new Event('focus')));
    });
  }
  await Then('the form is as it was, in the same document', async () => {
    await expect(name).toHaveValue('Belum disimpan');
    await expectSameDocument(page);
  });
  await When('a page of the release that runs is opened that was never opened here', async () => {
    await page
      .getByRole('link', { name: 'Batal' })
      .or(page.getByRole('button', { name: 'Batal' }))
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tinggalkan' }).click();
  });
  await Then('the list is there', () => expect(page.getByRole('link', { name: 'GOLD' })).toBeVisible());
  await When('the page is opened anew', () => page.reload());
  await Then('it is of the last release', () => expect(searchBox(page, '6.0.0')).toBeVisible());
});

test('a release whose entry throws is replaced by the previous one in this browser, and reported', async ({
  openAs,
}) => {
  const page = await openAs('KACAB10', 'about:blank');
  const broken = await Given('a release that fails', () =>
    releaseAgain(console_, 'cards', '7.0.0', (content, file) =>
      file.startsWith('remoteEntry') ? brokenEntry(content) : content,
    ),
  );
  await When('its page is opened', () => page.goto('/card-types'));
  await Then('it comes from the release before, and says so with a support id', async () => {
    await expect(page.getByRole('link', { name: 'GOLD' })).toBeVisible();
    await expect(
      page.getByText(
        new RegExp(
          `^Kartu ${broken} gagal dijalankan, karena itu versi sebelumnya dipakai\\. Kode bantuan: [0-9A-F]{8}`,
        ),
      ),
    ).toBeVisible();
  });
  await Then("the platform's page tells of it, for the release and for the user", async () => {
    const staffPage = await openAs('ADMIN01', '/platform/remotes/cards?part=health');
    await expect(staffPage.getByRole('row', { name: /^entry-failed/ })).toContainText('1');
    await staffPage.goto('/platform/remotes/user?username=KACAB10');
    await expect(staffPage.locator('tr[data-remote="cards"]')).toContainText('entry-failed');
  });
  await When('the release is rolled back and a good one released', async () => {
    await staff.change('cards', 'rollback');
    await releaseAgain(console_, 'cards', '8.0.0', retitled('8.0.0'));
  });
  await Then('the browser takes the good one', () => runs(page, '8.0.0'));
});

test(
  "the registry rolls back a release that fails for three users, and notifies the platform's staff",
  core('automatic-rollback'),
  async ({ openAs }) => {
    const before = (await staff.stateOf('cards')).stable;
    const broken = await Given('a release that fails', () =>
      releaseAgain(console_, 'cards', '8.1.0', (content, file) =>
        file.startsWith('remoteEntry') ? brokenEntry(content) : content,
      ),
    );
    await When('three open its page', () =>
      Promise.all(
        ['ADMIN02', 'ADMIN03', 'KACAB10'].map(async (username) => {
          const page = await openAs(username, '/card-types');
          await expect(page.getByText(new RegExp(`^Kartu ${broken} gagal dijalankan`))).toBeVisible();
        }),
      ),
    );
    const page = await openAs('ADMIN01', '/platform/remotes/cards');
    await Then('the one before is stable again, and the page says why', async () => {
      await expect(page.getByRole('status').filter({ hasText: broken })).toContainText('entry-failed');
      expect((await staff.stateOf('cards')).stable).toBe(before);
    });
    await Then('whoever comes now never sees the failing one', async () => {
      await page.goto('/card-types');
      await expect(page.getByRole('link', { name: 'GOLD' })).toBeVisible();
      await expect(page.getByText(/gagal dijalankan/)).toHaveCount(0);
    });
    await Then('the inbox tells of it', async () => {
      await page.getByRole('button', { name: /^Pemberitahuan/ }).click();
      await expect(page.getByRole('dialog', { name: 'Pemberitahuan' })).toContainText(
        `cards: ${broken} ditinggalkan karena 3 pengguna melaporkan entry-failed`,
      );
    });
  },
);

test(
  'a page that throws shows its failure until the user leaves; the third time the previous release is used',
  core('step-back'),
  async ({ openAs }) => {
    const page = await openAs('KACAB10', 'about:blank');
    await page.addInitScript(() => {
      Object.assign(globalThis, { pageIsBroken: true });
    });
    await Given('a release whose list throws while rendering', async () => {
      const { file, module } = await codeOf(await releaseOf('cards', steering.url), '/card-types', steering.url);
      await releaseAgain(console_, 'cards', '9.0.0', (content, name) =>
        file.endsWith(`/${name}`) ? breaking('console_cards', module) + content : content,
      );
    });
    await When('its page is opened and tried again', async () => {
      await page.goto('/card-types');
      for (let time = 0; time < 2; time += 1) {
        await expect(failureOn(page).failure).toBeVisible();
        const before = (await failureOn(page).supportId.textContent()) ?? '';
        await failureOn(page).retry.click();
        await expect(failureOn(page).supportId).not.toHaveText(before);
      }
    });
    await Then('the page of the failure says that the release before is taken', () =>
      expect(failureOn(page).failure.getByText(/^Anda dikembalikan ke versi sebelumnya/)).toBeVisible(),
    );
    await When('it is tried once more', () => failureOn(page).retry.click());
    await Then('the page is there, of the release before', () =>
      expect(page.getByRole('link', { name: 'GOLD' })).toBeVisible(),
    );
  },
);

test(
  'a new shell loads no remote of another contract, open tabs keep working, the old shell loads them',
  core('incompatible-shell'),
  async ({ openAs }) => {
    const tab = await openAs('ADMIN01', '/regions');
    const page = await openAs('ADMIN03', 'about:blank');
    await expect(tab.getByRole('heading', { level: 1, name: 'Wilayah' })).toBeVisible();
    const shell = path.join(console_.build, 'shell');
    // A build folder may still contain files of earlier builds.
    const files = fs
      .readdirSync(shell)
      .filter((name) => name.endsWith('.js'))
      .map((name) => path.join(shell, name))
      .map((name) => ({ name, before: fs.readFileSync(name, 'utf8') }))
      .filter(({ before }) => before.includes('this shell has 1.0.0'));
    expect(files).not.toEqual([]);
    await Given('a shell of the next contract', () =>
      Promise.all(
        files.map(async ({ name, before }) => {
          await fs.promises.rm(`${name}.br`, { force: true });
          await fs.promises.writeFile(name, before.replaceAll('1.0.0', '2.0.0'));
        }),
      ),
    );
    await When('a page of a remote is opened', () => page.goto('/regions'));
    await Then(
      "it says that it was made for another shell, none of it is run, and the shell's own pages work",
      async () => {
        await failureOn(page).says('incompatible', 'Modul ini dibuat untuk versi konsol yang lain.');
        expect(await page.evaluate(() => 'console_branches_stores' in globalThis)).toBe(false);
        await frameOn(page).link('Profil').click();
        await expect(frameOn(page).heading).toHaveText('Profil');
      },
    );
    await Then('a tab that was open goes on', async () => {
      await frameOn(tab).link('Kode Pos').click();
      await expect(tab.getByRole('heading', { level: 1, name: 'Kode Pos' })).toBeVisible();
    });
    await When('the shell before is put back', () =>
      Promise.all(files.map(({ name, before }) => fs.promises.writeFile(name, before))),
    );
    await Then('whoever opens the page has it', async () => {
      const next = await openAs('ADMIN03', '/regions');
      await expect(next.getByRole('heading', { level: 1, name: 'Wilayah' })).toBeVisible();
    });
  },
);
