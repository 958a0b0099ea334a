import { expect, Given, test, Then, When } from '../support/fixtures.ts';
import { frameOn } from '../support/frame.ts';
import { violationsIn } from '../support/violations.ts';

/** Ways to turn text into a running script. */
const attempts: Readonly<Record<string, string>> = {
  'eval of text': `(0, eval)('globalThis.injected = true')`,
  'a function made of text': `new Function('globalThis.injected = true')()`,
  'a timer with text': `setTimeout('globalThis.injected = true', 0)`,
  'markup with a handler': `document.body.insertAdjacentHTML(
    'beforeend',
    '<img src="/gone.png" onerror="globalThis.injected = true">',
  )`,
  'markup written into an element': `document.createElement('div').innerHTML =
    '<b onclick="globalThis.injected = true">x</b>'`,
  'text of a script': `const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.head.append(script)`,
  'a script address that no release lists': `document.createElement('script').src = '/remotes/cards/9.9.9/x.js'`,
  'a policy of Trusted Types that is not ours': `trustedTypes.createPolicy('evil', { createHTML: (text) => text })`,
};

/** Runs the code as a script of the page: code evaluated directly by the debugger is exempt from the policy. */
const laterInPage = (code: string) =>
  `new Promise((resolve) => {
    setTimeout(() => {
      try { ${code}; resolve('went through'); } catch (error) { resolve(error.name); }
    }, 0);
  })`;

test('text never becomes a script', async ({ openAs }) => {
  const page = await openAs('ADMIN01', 'about:blank');
  const violations = await violationsIn(page.context());
  await Given('the running console', () => page.goto('/card-types'));
  await expect(page.getByRole('heading', { level: 1, name: 'Jenis Kartu' })).toBeVisible();
  for (const [way, attempt] of Object.entries(attempts)) {
    await When(`${way} is tried`, async () => {
      const stopped = await page.evaluate(laterInPage(attempt));
      expect(stopped, way).toMatch(/^(EvalError|TypeError)$/);
    });
  }
  await Then('nothing of it has run, the browser has told of it, and the console goes on', async () => {
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    expect(violations).toHaveLength(Object.keys(attempts).length);
    await frameOn(page).link('Home').click();
    await expect(page).toHaveURL(/\/$/);
  });
});
