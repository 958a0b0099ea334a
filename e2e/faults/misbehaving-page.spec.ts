import { limits } from '../../scripts/lib/patience.mjs';
import { core } from '../support/core.ts';
import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { expectSameDocument, failureOn, markDocument } from '../support/release.ts';
import { path, heading, noticeText, opened, counted } from './misbehaving-page.fixtures.ts';

for (const misbehaviour of ['throws in a cleanup', 'throws in a layout cleanup'] as const) {
  for (const [where, link, title] of [
    ['another page of the same remote', 'Desain Kartu', 'Desain Kartu'],
    ['a page of the shell', 'Profil', undefined],
  ] as const) {
    test(`a page that ${misbehaviour} is left for ${where}, which is shown, and the error is reported`, async ({
      openAs,
    }) => {
      const { page, version } = await opened(openAs, misbehaviour);
      await Given('its page', async () => {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await frameOn(page).openAll();
      });
      await markDocument(page);
      await When('it is left by a link', () => frameOn(page).link(link).click());
      await Then('the next page is there, and the shell works', async () => {
        await expect(heading(page)).toHaveCount(0);
        await expect(
          title ? page.getByRole('heading', { level: 1, name: title }) : frameOn(page).heading,
        ).toBeVisible();
        await expect(failureOn(page).failure).toHaveCount(0);
        await expect(noticeText(page, version)).toHaveCount(1);
        expect(await counted(page, version)).toBe(1);
        await frameOn(page).link('Home').click();
        await expect(page).toHaveURL(/\/$/);
        await expectSameDocument(page);
      });
    });
  }
}

for (const misbehaviour of [
  'updates itself from promises without end',
  'updates itself from timers without end',
  'updates itself slowly, with pauses, without end',
] as const) {
  const details = misbehaviour === 'updates itself from timers without end' ? core('page-loops') : {};
  test(
    `a page that ${misbehaviour} can be left at once, and is stopped when it is not`,
    details,
    async ({ openAs }) => {
      const { page, version } = await opened(openAs, misbehaviour);
      await Given('its page', () => page.goto(path));
      await Then('it is stopped, and says whose it is', async () => {
        await failureOn(page).says(
          'page-stopped',
          'Halaman ini terus memperbarui dirinya tanpa henti, karena itu dihentikan.',
          { timeout: limits.busyPage },
        );
        await expect(failureOn(page).owner).toHaveText('Tim Kartu, tim-kartu@contoh.id');
        await expect(failureOn(page).version).toHaveText(version);
        await expect(failureOn(page).supportId).toHaveText(/^[0-9A-F]{8}$/);
      });
      await Then('nothing of it goes on', async () => {
        const before = await page.evaluate(() => (globalThis as { updates?: number }).updates);
        await page.evaluate(
          (frames) =>
            new Promise<void>((resolve) => {
              const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
              next(frames);
            }),
          30,
        );
        expect(await page.evaluate(() => (globalThis as { updates?: number }).updates)).toBe(before);
      });
      await markDocument(page);
      await When('it is opened again and left at once', async () => {
        await failureOn(page).retry.click();
        await expect(heading(page)).toBeVisible();
        await frameOn(page).link('Home').click();
      });
      await Then('the link works, in the same document', async () => {
        await expect(page).toHaveURL(/\/$/);
        await expect(heading(page)).toHaveCount(0);
        await expect(failureOn(page).failure).toHaveCount(0);
        await expectSameDocument(page);
      });
    },
  );
}

test('a page that shows a clock is left alone, for longer than a page that updates itself without end', async ({
  openAs,
}) => {
  const { page } = await opened(openAs, 'shows a clock');
  await Given('its page', async () => {
    await page.clock.install();
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  });
  await When('its clock has ticked for long', async () => {
    const updates = () => page.evaluate(() => (globalThis as { updates?: number }).updates);
    for (let ticks = 1; ticks <= 25; ticks += 1) {
      await page.clock.runFor(1_000);
      await expect.poll(updates).toBeGreaterThanOrEqual(ticks);
    }
  });
  await Then('it is there', async () => {
    await expect(heading(page)).toBeVisible();
    await expect(failureOn(page).failure).toHaveCount(0);
  });
});

for (const misbehaviour of [
  'throws in an event handler',
  'rejects a promise that nobody handles',
  'throws in a timer without end',
] as const) {
  test(`of a page that ${misbehaviour}, the release is reported once and counted, and the page stays`, async ({
    openAs,
  }) => {
    const { page, version } = await opened(openAs, misbehaviour);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await Given('its page', async () => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
    });
    await When('it fails, and the browser and an extension make noise', () =>
      page.evaluate(() => {
        // Notices close by themselves, so count each one that appears.
        const seen = { notices: 0 };
        Object.assign(globalThis, seen);
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node instanceof Element && (node.matches('.snackbar') || node.querySelector('.snackbar')))
              Object.assign(globalThis, { notices: (seen.notices += 1) });
        }).observe(document.body, { childList: true, subtree: true });
        dispatchEvent(new Event('console-test'));
        dispatchEvent(
          new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded', filename: location.href }),
        );
        dispatchEvent(new ErrorEvent('error', { message: 'x', filename: 'chrome-extension://abc/content.js' }));
      }),
    );
    await Then('one notice names owner, version and a support id, which the log has too', async () => {
      await expect(noticeText(page, version)).toHaveCount(1);
      const supportId = /[0-9A-F]{8}$/.exec(
        (await noticeText(page, version).locator('.snackbar-text').textContent()) ?? '',
      );
      expect(logged.join('\n')).toContain(`[${supportId?.[0]}] script-failed cards@${version}`);
      await expect(heading(page)).toBeVisible();
    });
    await Then('a burst of errors counts once', async () => {
      await page.waitForFunction(
        (loop) => !loop || (globalThis as { thrown?: number }).thrown! > 50,
        misbehaviour.includes('timer'),
      );
      expect(await counted(page, version)).toBe(1);
      expect(await page.evaluate(() => (globalThis as { notices?: number }).notices)).toBe(1);
    });
  });
}

test('a page that never ends to render is not reopened with its tab', core('page-hangs'), async ({ openAs }) => {
  const { page, version } = await opened(openAs, 'never ends to render');
  // Like a killed renderer: the hung document runs no code, and the tab keeps its storage.
  const mark = JSON.stringify(path).slice(1, -1);
  await Given('a tab whose document hung on the page', async () => {
    await page.goto('/profile');
    await page.addInitScript((address) => {
      if (!sessionStorage.getItem('test-hung')) {
        sessionStorage.setItem('test-hung', 'yes');
        sessionStorage.setItem('console.page-on-screen', address);
      }
    }, mark);
  });
  await When('the tab is loaded anew', () => page.goto(path));
  await Then('the page is not opened, and says whose it is', async () => {
    await failureOn(page).says(
      'page-hung',
      'Terakhir kali halaman ini membuat peramban tidak menanggapi, karena itu tidak dibuka lagi dengan sendirinya.',
    );
    await expect(failureOn(page).owner).toHaveText('Tim Kartu, tim-kartu@contoh.id');
    await expect(failureOn(page).version).toHaveText(version);
  });
  await Then('links lead away', async () => {
    await frameOn(page).link('Home').click();
    await expect(page).toHaveURL(/\/$/);
  });
  await When('somebody wants it all the same, and it has been mended', async () => {
    await page.evaluate(() => Object.assign(globalThis, { notHanging: true }));
    await page.goBack();
    await failureOn(page).retry.click();
  });
  await Then('it opens', () => expect(heading(page)).toBeVisible());
  await Then('a document that is left takes its mark away', async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('console.page-on-screen'))).toBe(path);
    await page.goto('/health/live');
    expect(await page.evaluate(() => sessionStorage.getItem('console.page-on-screen'))).toBeNull();
  });
});
