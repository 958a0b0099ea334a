import fs from 'node:fs';
import path from 'node:path';

const source = path.join(process.env['CONSOLE_TEST_ROOT'] as string, 'server/src');
/**
 * Modules that refuse editors where nothing takes effect, or find their makers in another way; each with the reason.
 */
const others: Readonly<Record<string, string>> = {
  'records/changes/module.ts': 'Looks at a change before deciding; nothing takes effect by it.',
  'cards/card-verification/locked.ts': 'Whoever hands an application in; its decisions are in decisions.ts.',
  'releases/state/second-person.ts':
    'A second person makes the same change himself; the proposal is no more than a note.',
};

test('whatever a second person lets take effect asks whether those who shaped it are still there', () => {
  const files = (fs.readdirSync(source, { recursive: true }) as string[]).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const deciding = files.filter((name) =>
    fs.readFileSync(path.join(source, name), 'utf8').includes("new Refusal('SELF_APPROVAL')"),
  );
  expect(deciding.length).toBeGreaterThan(8);
  const asking = (name: string) => fs.readFileSync(path.join(source, name), 'utf8').includes('await guardMakers(');
  expect(deciding.filter((name) => !asking(name) && !(name in others))).toEqual([]);
});
